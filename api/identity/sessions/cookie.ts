import { signCookie, unsignCookie } from 'elysia/utils';
import type { CookieJar } from '#api/http/viewer';
import { signedInCookie } from '#contract/signed-in-cookie';
import type { SessionData } from '#db/schema/sessions';

const minuteMs = 60_000;

const hourMs = 60 * minuteMs;

const dayMs = 24 * hourMs;

/**
 * A session ends a fixed time after sign-in, and sooner when idle. The last use is only updated at
 * intervals, so that not every request writes.
 */
type Lifetime = { lifetimeMs: number; idleMs: number; seenEveryMs: number };

const customerLifetime: Lifetime = {
  lifetimeMs: 30 * dayMs,
  idleMs: 7 * dayMs,
  seenEveryMs: 5 * minuteMs,
};

const adminLifetime: Lifetime = { lifetimeMs: 12 * hourMs, idleMs: hourMs, seenEveryMs: minuteMs };

/** The longest session lifetime, which is also the cookie's. */
export const longestLifetimeMs = customerLifetime.lifetimeMs;

/** The session's user. Admin sessions end sooner. */
type Holder = { isAdmin: boolean };

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The signed session cookie: the first secret signs, all verify. It is verified here because
 * Elysia's own option returns 400 for a forged cookie instead of treating the user as signed out.
 * `__Host-` ties it to this host and needs https.
 */
export function createSessionCookie(options: { baseUrl: string; secrets: readonly string[] }) {
  const secure = options.baseUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const common = { path: '/', sameSite: 'lax', secure } as const;

  return {
    name,

    /** Returns the session id or null. `stale`: signed with an older secret. */
    async read(jar: CookieJar): Promise<{ sid: string; stale: boolean } | null> {
      const value = jar[name]?.value;
      if (typeof value !== 'string' || value === '') return null;
      for (const [index, secret] of options.secrets.entries()) {
        const sid = await unsignCookie(value, secret);
        if (sid !== false) return { sid, stale: index > 0 };
      }
      return null;
    },

    /** Also sets a readable hint, so that signed-out visitors need no request. */
    async write(jar: CookieJar, sid: string): Promise<void> {
      const [secret = ''] = options.secrets;
      const maxAge = longestLifetimeMs / 1000;
      jar[name]?.set({ ...common, value: await signCookie(sid, secret), maxAge, httpOnly: true });
      jar[signedInCookie]?.set({ ...common, value: '1', maxAge });
    },

    clear(jar: CookieJar): void {
      jar[name]?.set({ ...common, value: '', maxAge: 0, httpOnly: true });
      jar[signedInCookie]?.set({ ...common, value: '', maxAge: 0 });
    },
  };
}

export function expiry({ createdAt, seenAt }: SessionData, { isAdmin }: Holder): Date {
  const { lifetimeMs, idleMs } = isAdmin ? adminLifetime : customerLifetime;
  return new Date(Math.min(Date.parse(seenAt) + idleMs, Date.parse(createdAt) + lifetimeMs));
}

/** Whether the stored last use needs an update. */
export function needsTouch({ seenAt }: SessionData, { isAdmin }: Holder, at: Date): boolean {
  const { seenEveryMs } = isAdmin ? adminLifetime : customerLifetime;
  return at.getTime() - Date.parse(seenAt) > seenEveryMs;
}

import type { Cookie } from 'elysia';
import { signCookie, unsignCookie } from 'elysia/utils';
import { signedInCookie } from '#contract/customers';
import { longestLifetimeMs } from './lifetime.ts';

export type CookieJar = Record<string, Cookie<unknown>>;
export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The cookie that carries a session's id, signed: the first secret signs, all verify. The
 * signature is checked here, not by Elysia's own option, which answers 400 to a forged cookie
 * where a person is merely signed out. `__Host-` binds it to this very host, which needs https.
 */
export function createSessionCookie(options: { baseUrl: string; secrets: readonly string[] }) {
  const secure = options.baseUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const common = { path: '/', sameSite: 'lax', secure } as const;

  return {
    name,

    /** The session's id, or null; `stale` when an older secret had signed it. */
    async read(jar: CookieJar): Promise<{ sid: string; stale: boolean } | null> {
      const value = jar[name]?.value;
      if (typeof value !== 'string' || value === '') return null;
      for (const [index, secret] of options.secrets.entries()) {
        const sid = await unsignCookie(value, secret);
        if (sid !== false) return { sid, stale: index > 0 };
      }
      return null;
    },

    /** Beside it goes a readable hint, which spares signed-out visitors a question. */
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

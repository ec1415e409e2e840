import { signCookie, unsignCookie } from 'elysia/utils';
import * as v from 'valibot';
import type { CookieJar } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';

const lifetimeMs = 10 * 60 * 1000;
/** Several tabs may start a login at the same time. */
const maxAttempts = 3;

const Attempt = v.object({
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  next: v.nullable(v.string()),
  /** Whether the provider was asked to require the password. */
  again: v.optional(v.boolean(), false),
  startedAtMs: v.number(),
});
type Attempt = v.InferOutput<typeof Attempt>;
const Attempts = v.array(Attempt);

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * Logins that a browser has started, in a signed cookie. A response is only valid in the same
 * browser, once, and for ten minutes.
 */
export function createLoginAttempts(options: {
  baseUrl: string;
  secrets: readonly string[];
  now: Clock;
}) {
  const secure = options.baseUrl.startsWith('https:');
  const name = secure ? '__Host-login' : 'login';
  const common = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const;
  // Separates these signatures from those of other cookies.
  const secrets = options.secrets.map((secret) => `login attempt ${secret}`);

  return {
    async add(jar: CookieJar, attempt: Omit<Attempt, 'startedAtMs'>): Promise<void> {
      const begun = { ...attempt, startedAtMs: options.now().getTime() };
      await write(jar, [...(await read(jar)), begun].slice(-maxAttempts));
    },

    /** Removes and returns the attempt that a response belongs to. */
    async take(jar: CookieJar, state: string | undefined): Promise<Attempt | null> {
      const attempts = await read(jar);
      const taken = attempts.find((attempt) => attempt.state === state) ?? null;
      if (taken) {
        await write(
          jar,
          attempts.filter((attempt) => attempt !== taken),
        );
      }
      return taken;
    },
  };

  async function read(jar: CookieJar): Promise<Attempt[]> {
    const value = jar[name]?.value;
    if (typeof value !== 'string' || value === '') return [];
    for (const secret of secrets) {
      const text = await unsignCookie(value, secret);
      if (text === false) continue;
      const oldest = options.now().getTime() - lifetimeMs;
      return parse(text).filter(({ startedAtMs }) => startedAtMs > oldest);
    }
    return [];
  }

  async function write(jar: CookieJar, attempts: Attempt[]): Promise<void> {
    const text = Buffer.from(JSON.stringify(attempts)).toString('base64url');
    const value = attempts.length > 0 ? await signCookie(text, secrets[0] ?? '') : '';
    jar[name]?.set({ ...common, value, maxAge: value ? lifetimeMs / 1000 : 0 });
  }
}

function parse(text: string): Attempt[] {
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Attempts),
    Buffer.from(text, 'base64url').toString(),
  );
  return success ? output : [];
}

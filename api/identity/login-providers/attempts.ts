import { signCookie, unsignCookie } from 'elysia/utils';
import * as v from 'valibot';
import type { Clock } from '#api/platform/clock';
import type { CookieJar } from '../sessions/cookie.ts';

const lifetimeMs = 10 * 60 * 1000;
/** Pages that were open in several tabs ask for a login all at once. */
const maxAttempts = 3;

const Attempt = v.object({
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  next: v.nullable(v.string()),
  /** Whether the provider was told to ask for the password. */
  again: v.optional(v.boolean(), false),
  startedAtMs: v.number(),
});
type Attempt = v.InferOutput<typeof Attempt>;
const Attempts = v.array(Attempt);

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * The logins that a browser has begun at the provider, in a signed cookie of its own: an answer
 * counts only in the browser that asked, once, and for ten minutes.
 */
export function createLoginAttempts(options: {
  baseUrl: string;
  secrets: readonly string[];
  now: Clock;
}) {
  const secure = options.baseUrl.startsWith('https:');
  const name = secure ? '__Host-login' : 'login';
  const common = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const;
  // What is signed for another purpose is worth nothing here.
  const secrets = options.secrets.map((secret) => `login attempt ${secret}`);

  return {
    async add(jar: CookieJar, attempt: Omit<Attempt, 'startedAtMs'>): Promise<void> {
      const begun = { ...attempt, startedAtMs: options.now().getTime() };
      await write(jar, [...(await read(jar)), begun].slice(-maxAttempts));
    },

    /** The attempt that an answer belongs to; a second answer finds none. */
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

import type { Cookie } from 'elysia';
import type { CookieJar } from '#api/http/viewer';
import type { TestShop } from './shop.ts';

export const password = 'a long quiet evening';

/** Returns the cookies of a response as a browser would send them. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

/** Signs up a new person and returns their session cookie. */
export async function signUp(shop: TestShop, values: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const response = await shop.post('/api/register', {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Lovelace',
    ...values,
  });
  return { email, response, cookie: cookieOf(response) };
}

/** A minimal cookie jar with the attributes that were set for each cookie. */
export function aCookieJar() {
  const set: Record<string, Record<string, unknown>> = {};
  const jar = new Proxy({} as CookieJar, {
    get: (_, name: string) =>
      ({
        get value() {
          return set[name]?.value;
        },
        set: (attributes: Record<string, unknown>) => {
          set[name] = attributes;
        },
      }) as unknown as Cookie<unknown>,
  });
  return { jar, set };
}

/** Returns the newest verification code. */
export async function codeSentTo(shop: TestShop, address: string): Promise<string> {
  return /^\s*(\d{6})\s*$/m.exec(await newestText(shop, address))?.[1] ?? 'no code';
}

/** Returns the token of the newest password reset link. */
export async function resetTokenSentTo(shop: TestShop, address: string): Promise<string> {
  return /#token=([\w-]+)/.exec(await newestText(shop, address))?.[1] ?? 'no link';
}

async function newestText(shop: TestShop, address: string): Promise<string> {
  const mails = await shop.mailsTo(address);
  return mails.at(-1)?.text ?? '';
}

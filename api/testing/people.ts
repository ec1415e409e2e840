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

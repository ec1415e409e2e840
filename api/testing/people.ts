import type { TestShop } from './shop.ts';

export const password = 'a long quiet evening';

/** The cookie of an answer, as a browser would send it back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

/** Signs somebody up; the cookie is that of their session. */
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

import type { TestLoginProvider } from './login-provider.ts';
import { cookieOf } from './people.ts';
import type { TestShop } from './shop.ts';

/** The steps of a browser through the login provider and back. */
export function loginsThrough(provider: TestLoginProvider, shop: () => TestShop) {
  return { aPerson, begin, finish, signIn, signInAs };

  /** Adds a person to the provider. Their email is verified by default. */
  function aPerson(claims: { email?: string; email_verified?: boolean } = {}) {
    const subject = `sub-${crypto.randomUUID()}`;
    const email = claims.email ?? `${crypto.randomUUID()}@example.com`;
    const names = { given_name: 'Ada', family_name: 'Lovelace' };
    provider.knows(subject, { ...names, email, email_verified: true, ...claims });
    return { subject, email };
  }

  /** Starts a sign-in with the given cookies and returns the provider URL. */
  async function begin(next?: string, cookieBefore = '') {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    return landing(await shop().get(`/api/customer/login${query}`, { cookie: cookieBefore }));
  }

  /** Returns from the provider to the callback URL. */
  async function finish(callback: string, cookie: string) {
    const { pathname, search } = new URL(callback);
    return landing(await shop().get(pathname + search, { cookie }));
  }

  async function signIn(subject: string, next?: string, cookieBefore = '') {
    const { to, cookie } = await begin(next, cookieBefore);
    return finish(await provider.signIn(to, subject), `${cookie}; ${cookieBefore}`);
  }

  /** Signs in and returns the customer. */
  async function signInAs(subject: string) {
    const { cookie } = await signIn(subject);
    return (await shop().get('/api/customer/auth/user', { cookie })).json();
  }
}

/** Returns the target of a redirect and its cookies. */
function landing(response: Response) {
  if (response.status !== 302) throw new Error(`Expected a redirect, got ${response.status}`);
  return { to: response.headers.get('location') ?? '', cookie: cookieOf(response) };
}

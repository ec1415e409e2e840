import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { type AccountClaims } from 'oidc-provider';
import type { OidcSettings } from '#api/platform/settings';
import { freePort } from './free-port.ts';

export type TestLoginProvider = Awaited<ReturnType<typeof startLoginProvider>>;

type Options = {
  callbackUrl?: string;
  port?: number;
  /** Sends the secret in the body and the email in the ID token, as some large providers do. */
  isOldFashioned?: boolean;
};

const clientId = 'the-shop';
const clientSecret = 'a secret with /, & and % in it';
const dayS = 24 * 60 * 60;
const signingKey = {
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
};

/** Starts a real OpenID Connect provider on loopback. Add its people with `knows`. */
export async function startLoginProvider({
  callbackUrl = 'http://localhost:3000/api/customer/oidc/callback',
  port = freePort(),
  isOldFashioned = false,
}: Options = {}) {
  const people = new Map<string, AccountClaims>();
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => answer?.(request, response));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const method = isOldFashioned ? 'client_secret_post' : 'client_secret_basic';

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: method,
      },
    ],
    clientAuthMethods: [method],
    conformIdTokenClaims: !isOldFashioned,
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => people.get(accountId) ?? { sub: accountId },
    }),
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['the provider’s own'] },
    jwks: { keys: [signingKey] },
    ttl: { AccessToken: 60, Grant: dayS, IdToken: 60, Interaction: dayS, Session: dayS },
  });
  answer = provider.callback();

  return {
    settings: { issuer, clientId, clientSecret } satisfies OidcSettings,

    knows(subject: string, claims: Omit<AccountClaims, 'sub'>): void {
      people.set(subject, { ...claims, sub: subject });
    },

    /** Signs in and consents in a new browser, and returns the callback URL. */
    signIn: (url: string, subject: string) =>
      follow(url, issuer, (page, at) => {
        const action = /action="([^"]*)"/.exec(page)?.[1] ?? '';
        const prompt = /name="prompt" value="([^"]*)"/.exec(page)?.[1] ?? '';
        const body = new URLSearchParams({ prompt, login: subject, password: 'any will do' });
        return { url: new URL(action, at).href, init: { method: 'POST', body } };
      }),

    /** Cancels on the login page and returns the callback URL. */
    cancel: (url: string) =>
      follow(url, issuer, (page, at) => {
        const link = /href="([^"]*\/abort)"/.exec(page)?.[1] ?? '';
        return { url: new URL(link, at).href, init: {} };
      }),

    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

type Step = { url: string; init: RequestInit };

/** Follows the provider’s pages until a redirect leaves the provider. */
async function follow(
  start: string,
  issuer: string,
  fillIn: (page: string, at: string) => Step,
): Promise<string> {
  const cookies = new Map<string, string>();
  let step: Step = { url: start, init: {} };
  for (let steps = 0; steps < 12; steps++) {
    if (!step.url.startsWith(issuer)) return step.url;
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(step.url, {
      ...step.init,
      redirect: 'manual',
      headers: { cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok && response.status !== 303)
      throw new Error(`The provider answers ${response.status}`);
    const location = response.headers.get('location');
    step = location
      ? { url: new URL(location, step.url).href, init: {} }
      : fillIn(await response.text(), step.url);
  }
  throw new Error('The provider never sent the browser back');
}

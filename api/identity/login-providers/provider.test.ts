import { afterEach, expect, test } from 'bun:test';
import { startLoginProvider, type TestLoginProvider } from '#api/testing/login-provider';
import { loginsThrough } from '#api/testing/logins';
import { testShop } from '#api/testing/shop';
import { createLoginProvider, describeLoginError, LoginFailure } from './provider.ts';

const callbackUrl = 'http://localhost:3000/api/customer/oidc/callback';
const opened: TestLoginProvider[] = [];

const gone = await startLoginProvider();
await gone.stop();
const shop = testShop({ oidc: gone.settings });

afterEach(async () => {
  for (const provider of opened.splice(0)) await provider.stop();
});

async function aProvider(options: Parameters<typeof startLoginProvider>[0] = {}) {
  const provider = await startLoginProvider(options);
  opened.push(provider);
  return provider;
}

test('starts while the provider is down, reports it at sign-in, and tries again later', async () => {
  const { begin } = loginsThrough(gone, shop);
  const refused = await begin('/dashboard/support');
  expect(refused.to).toBe('/auth?login=unavailable&next=%2Fdashboard%2Fsupport');
  expect(shop().log.at(-1)).toMatch(/login provider: unavailable: /);
  expect((await shop().get('/api/products')).status).toBe(200);

  const back = await aProvider({ port: Number(new URL(gone.settings.issuer).port) });
  const { aPerson, signIn } = loginsThrough(back, shop);
  expect(await signIn(aPerson().subject, '/dashboard/support')).toMatchObject({
    to: '/dashboard/support',
  });
});

test('accepts an email in the ID token and a client secret in the body', async () => {
  const provider = await aProvider({ isOldFashioned: true });
  provider.knows('ada', { email: 'Ada@Example.com', email_verified: true, given_name: 'Ada' });
  const { begin, identify } = createLoginProvider({ oidc: provider.settings, callbackUrl });
  const { url, proof } = await begin();
  const { search } = new URL(await provider.signIn(url, 'ada'));
  expect(await identify(search, proof)).toEqual({
    issuer: provider.settings.issuer,
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    firstName: 'Ada',
    lastName: null,
    provedAt: expect.any(Date),
  });
});

test.each(['state', 'nonce', 'codeVerifier'] as const)(
  'refuses a callback for a different %s',
  async (part) => {
    const provider = await aProvider();
    const { begin, identify } = createLoginProvider({ oidc: provider.settings, callbackUrl });
    const { url, proof } = await begin();
    const { proof: other } = await begin();
    const { search } = new URL(await provider.signIn(url, 'ada'));
    const mixed = { ...proof, [part]: other[part] };
    await expect(identify(search, mixed)).rejects.toBeInstanceOf(LoginFailure);
  },
);

test('does not log a client secret that the provider refuses', async () => {
  const provider = await aProvider();
  const oidc = { ...provider.settings, clientSecret: 'not the one' };
  const { begin, identify } = createLoginProvider({ oidc, callbackUrl });
  const { url, proof } = await begin();
  const { search } = new URL(await provider.signIn(url, 'ada'));
  const refused = await identify(search, proof).catch((error: unknown) => error);
  if (!(refused instanceof LoginFailure)) throw new Error('It was not refused');
  expect(refused.problem).toBe('failed');
  expect(describeLoginError(refused)).toMatch(/^failed: server responded .+ \(OAUTH_\w+\)/);
  expect(describeLoginError(refused)).not.toContain('not the one');
});

test('refuses a provider that reports a different issuer', async () => {
  const provider = await aProvider();
  const issuer = provider.settings.issuer.replace('127.0.0.1', 'localhost');
  const { begin } = createLoginProvider({ oidc: { ...provider.settings, issuer }, callbackUrl });
  await expect(begin()).rejects.toMatchObject({ problem: 'unavailable' });
});

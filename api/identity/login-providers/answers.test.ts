import { afterAll, describe, expect, test } from 'bun:test';
import { createRateLimits } from '#api/http/rate-limits';
import { startLoginProvider } from '#api/testing/login-provider';
import { loginsThrough } from '#api/testing/logins';
import { signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';

const provider = await startLoginProvider();
const shop = testShop({ oidc: provider.settings, rateLimits: true });
const { aPerson, begin, finish, signIn } = loginsThrough(provider, shop);
afterAll(() => provider.stop());

/** Returns the callback URL and the cookie of the browser that started the sign-in. */
async function anAnswer() {
  const { to, cookie } = await begin();
  return { callback: await provider.signIn(to, aPerson().subject), cookie };
}

/** Reads the pending sign-in from the cookie. */
function attemptIn(cookie: string) {
  const value = decodeURIComponent(/login=([^;]+)/.exec(cookie)?.[1] ?? '');
  const [payload = '', signature = ''] = value.split('.');
  const [attempt] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { attempt, payload, signature };
}

async function expectRefused(callback: string, cookie: string, why = 'expired') {
  const refused = await finish(callback, cookie);
  expect(refused.to).toBe(`/auth?login=${why}`);
  expect(refused.cookie).not.toContain('session=');
}

test('sends the provider a challenge, never its verifier', async () => {
  const { to, cookie } = await begin('/dashboard/support');
  const sent = Object.fromEntries(new URL(to).searchParams);
  expect(sent).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'http://localhost:3000/api/customer/oidc/callback',
    code_challenge_method: 'S256',
  });
  const { attempt } = attemptIn(cookie);
  expect(attempt).toMatchObject({ state: sent.state, nonce: sent.nonce });
  expect(attempt.codeVerifier.length).toBeGreaterThan(40);
  expect(to).not.toContain(attempt.codeVerifier);
});

test('asks the provider for a fresh sign-in only when required', async () => {
  const promptOf = async (query: string) => {
    const response = await shop().get(`/api/customer/login?${query}`);
    return new URL(response.headers.get('location') ?? '').searchParams.get('prompt');
  };
  expect(await promptOf('again=1&next=/dashboard')).toBe('login');
  expect(await promptOf('next=/dashboard')).toBeNull();
});

describe('refuses a callback', () => {
  test('in another browser', async () => {
    const { callback } = await anAnswer();
    await expectRefused(callback, '');
    await expectRefused(callback, (await begin()).cookie);
  });

  test('with a different state', async () => {
    const { callback, cookie } = await anAnswer();
    await expectRefused(callback.replace(/state=[^&]+/, 'state=forged'), cookie);
    await expectRefused(callback.replace(/state=[^&]+/, ''), cookie);
  });

  test('a second time', async () => {
    const { callback, cookie } = await anAnswer();
    const first = await finish(callback, cookie);
    expect(first.to).toBe('/dashboard');
    await expectRefused(callback, first.cookie);
    // A copy of the cookie does not help, because the provider accepts a code only once.
    await expectRefused(callback, cookie);
  });

  test('with a modified cookie', async () => {
    const { callback, cookie } = await anAnswer();
    const { attempt, payload, signature } = attemptIn(cookie);
    const changed = JSON.stringify([{ ...attempt, next: 'https://evil.example' }]);
    const forged = `${Buffer.from(changed).toString('base64url')}.${signature}`;
    await expectRefused(callback, `login=${encodeURIComponent(forged)}`);
    await expectRefused(callback, `login=${payload}`);
    await expectRefused(callback, 'login=%7B%7D');
  });

  test('after ten minutes', async () => {
    const { callback, cookie } = await anAnswer();
    shop().clock.shiftMs = 10 * 60 * 1000;
    try {
      await expectRefused(callback, cookie);
    } finally {
      shop().clock.shiftMs = 0;
    }
  });

  test('with another person’s code or a made-up code', async () => {
    const others = new URL((await anAnswer()).callback).searchParams.get('code');
    for (const code of [others, 'made-up']) {
      const { callback, cookie } = await anAnswer();
      await expectRefused(callback.replace(/code=[^&]+/, `code=${code}`), cookie);
    }
  });

  test('from another provider', async () => {
    const { callback, cookie } = await anAnswer();
    const foreign = callback.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example');
    await expectRefused(foreign, cookie, 'failed');
  });

  test('and logs the reason without a code or a token', async () => {
    const { callback, cookie } = await anAnswer();
    const known = shop().log.length;
    await expectRefused(`${callback}&error=server_error`, cookie, 'failed');
    const said = shop().log.slice(known).join('\n');
    expect(said).toMatch(/login provider: failed: .+ \(server_error\)/);
    const { code, state } = Object.fromEntries(new URL(callback).searchParams);
    const { codeVerifier } = attemptIn(cookie).attempt;
    for (const secret of [code, state, codeVerifier, provider.settings.clientSecret]) {
      expect(said).not.toContain(secret);
    }
  });
});

describe('the return path', () => {
  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/a\r\nb: c',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
  ])('never leads to %j', async (next) => {
    expect((await signIn(aPerson().subject, next)).to).toBe('/dashboard');
  });

  test('is the dashboard when the requested path is too long', async () => {
    const { to } = await signIn(aPerson().subject, `/${'x'.repeat(3000)}`);
    expect(to).toBe('/dashboard');
  });

  test('is the sign-in page after a canceled sign-in', async () => {
    const { to, cookie } = await begin('/dashboard/support');
    const back = await finish(await provider.cancel(to), cookie);
    expect(back.to).toBe('/auth?login=cancelled&next=%2Fdashboard%2Fsupport');
  });

  test('works for several tabs that started at the same time', async () => {
    const { subject } = aPerson();
    const first = await begin('/dashboard');
    const second = await begin('/dashboard/support', first.cookie);
    const back = await finish(await provider.signIn(first.to, subject), second.cookie);
    expect(back.to).toBe('/dashboard');
    const other = await finish(await provider.signIn(second.to, subject), back.cookie);
    expect(other.to).toBe('/dashboard/support');
  });
});

test('does not keep a session ID that was planted before', async () => {
  const { cookie: planted } = await signUp(shop());
  const { cookie } = await signIn(aPerson().subject, undefined, planted);
  const statuses = [planted, cookie].map(async (each) => {
    return (await shop().get('/api/user', { cookie: each })).status;
  });
  expect(await Promise.all(statuses)).toEqual([401, 200]);
});

test('limits the attempts of one IP address, as with passwords', async () => {
  const { callback, cookie } = await anAnswer();
  const limits = createRateLimits({ enabled: true, now: shop().clock.now });
  const tries = Array.from({ length: 100 }, () =>
    limits.count(shop().db, 'login, address', 'unknown'),
  );
  await Promise.allSettled(tries);
  await expectRefused(callback, cookie, 'too_often');
});

describe('while single sign-on is off', () => {
  async function setSingleSignOn(isOn: boolean, version: number) {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const value = { ...defaultSettings.features, singleSignOn: isOn };
    const body = { section: 'features', version, value };
    const answer = await shop().send('PATCH', '/api/admin/settings', body, { cookie });
    expect(answer.status).toBe(200);
  }

  test('leads to the sign-in page, and refuses who is at the provider already', async () => {
    const { callback, cookie } = await anAnswer();
    await setSingleSignOn(false, 0);
    const login = await shop().get('/api/customer/login?next=/dashboard/support');
    expect(login.headers.get('location')).toBe('/auth?next=%2Fdashboard%2Fsupport');
    await expectRefused(callback, cookie, 'off');
    await setSingleSignOn(true, 1);
    expect((await begin()).to).toStartWith(provider.settings.issuer);
  });
});

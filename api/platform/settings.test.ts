import { describe, expect, test } from 'bun:test';
import { settingNames } from './environment.ts';
import { readSettings, SettingsError } from './settings.ts';

const secret = 'x'.repeat(32);
const postgres = {
  DATABASE_URL: 'postgres://shop@localhost/shop',
  SESSION_SECRET: secret,
  VAULT_KEY: secret,
};
const open = { BASE_URL: 'https://shop.example', SMTP_URL: 'smtps://mail.example' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const liveStripe = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' };

test('has a default for every setting', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    baseUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: undefined,
    payment: { kind: 'sandbox', port: 12111, methods: ['card'] },
    demoData: true,
    rateLimits: true,
  });
});

test('treats an empty setting as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test('offers only cards unless more payment methods are set', () => {
  const { payment } = readSettings({ ...stripe, PAYMENT_METHODS: 'card, link' });
  expect(payment).toMatchObject({ kind: 'stripe', methods: ['card', 'link'] });
  expect(() => readSettings({ PAYMENT_METHODS: 'Apple Pay' })).toThrow(
    'PAYMENT_METHODS must list the payment provider’s payment methods, such as card,link',
  );
});

test('names every invalid setting in one message', () => {
  const attempt = () => readSettings({ PORT: '99999', BASE_URL: 'shop', RATE_LIMITS: 'maybe' });
  expect(attempt).toThrow(SettingsError);
  expect(attempt).toThrow(
    /PORT must be a port[\s\S]*BASE_URL must[\s\S]*RATE_LIMITS must be on or off/,
  );
});

describe('refuses', () => {
  test.each([
    [
      'production on Postgres without a provider key',
      { NODE_ENV: 'production', ...postgres },
      'STRIPE_SECRET_KEY is missing',
    ],
    [
      'a provider key without its webhook secret',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_WEBHOOK_SECRET is missing',
    ],
    [
      'a live key on the embedded database',
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'is a live key',
    ],
    [
      'Postgres without a session secret',
      { ...postgres, SESSION_SECRET: '' },
      'SESSION_SECRET is missing',
    ],
    ['Postgres without a vault key', { ...postgres, VAULT_KEY: '' }, 'VAULT_KEY is missing'],
    [
      'a vault key that is too short',
      { ...postgres, VAULT_KEY: `${secret},short` },
      'VAULT_KEY must have at least 32 characters',
    ],
    [
      'a login provider without a client secret',
      { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: '' },
      'OIDC_CLIENT_SECRET is missing',
    ],
    [
      'a client secret without a login provider',
      { OIDC_CLIENT_SECRET: secret },
      'OIDC_ISSUER and OIDC_CLIENT_ID are missing',
    ],
    [
      'production without rate limits',
      { NODE_ENV: 'production', ...open, RATE_LIMITS: 'off' },
      'RATE_LIMITS must be on in production',
    ],
    [
      'production without a mail server',
      { NODE_ENV: 'production', ...open, SMTP_URL: '' },
      'SMTP_URL is missing. It is required in production',
    ],
    [
      'production at an address without https',
      { NODE_ENV: 'production', ...open, BASE_URL: 'http://shop.example' },
      'BASE_URL must start with https:// in production',
    ],
    [
      'production on Postgres with the sandbox and without a mail server',
      { NODE_ENV: 'production', ...postgres, SANDBOX_URL: 'http://localhost:12111' },
      'SMTP_URL is missing',
    ],
    [
      'a live key without a mail server',
      { ...postgres, ...liveStripe, ...open, SMTP_URL: '' },
      'SMTP_URL is missing. It is required with a live key',
    ],
    [
      'a live key at an address without https',
      { ...postgres, ...liveStripe, ...open, BASE_URL: '' },
      'BASE_URL must start with https:// with a live key',
    ],
    [
      'a live key without rate limits',
      { ...postgres, ...liveStripe, ...open, RATE_LIMITS: 'off' },
      'RATE_LIMITS must be on with a live key',
    ],
    [
      'a worker on the embedded database',
      { ROLE: 'worker', SANDBOX_URL: 'http://localhost:12111' },
      'ROLE=worker needs DATABASE_URL',
    ],
    [
      'a web process with a sandbox of its own',
      { ...postgres, ROLE: 'web' },
      'ROLE=web needs STRIPE_SECRET_KEY or SANDBOX_URL',
    ],
    [
      'the address behind a pooler without the pooler’s',
      { DATABASE_DIRECT_URL: 'postgres://shop@localhost/shop' },
      'DATABASE_DIRECT_URL is set, but DATABASE_URL is missing',
    ],
    [
      'a sandbox on another machine',
      { SANDBOX_URL: 'http://sandbox.example:12111' },
      'SANDBOX_URL must point to this machine',
    ],
  ])('%s', (_, environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});

test('allows the sandbox in production when it is set explicitly', () => {
  const settings = readSettings({
    NODE_ENV: 'production',
    ...postgres,
    ...open,
    SANDBOX_URL: 'http://localhost:12111',
  });
  expect(settings.payment).toMatchObject({ kind: 'sandbox', url: 'http://localhost:12111' });
});

test('names every missing production setting in one message', () => {
  const attempt = () => readSettings({ NODE_ENV: 'production', RATE_LIMITS: 'off' });
  expect(attempt).toThrow(/SMTP_URL is missing[\s\S]*BASE_URL must[\s\S]*RATE_LIMITS must be on/);
});

test.each([undefined, 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://LOCALHOST:3000'])(
  'has a mailbox at %p without a mail server',
  (address) => {
    expect(readSettings({ BASE_URL: address }).mail).toEqual({ kind: 'mailbox' });
  },
);

test.each([
  'http://shop.example',
  'http://192.168.0.7:3000',
  'http://localhost.shop.example',
  'http://127.0.0.1.shop.example',
])('has no mailbox at %s without a mail server', (address) => {
  expect(readSettings({ BASE_URL: address }).mail).toEqual({ kind: 'none' });
});

test.each([
  ['Shop & Sons <hello@shop.example>', { name: 'Shop & Sons', address: 'hello@shop.example' }],
  ['"Shop, Inc." <hello@shop.example>', { name: 'Shop, Inc.', address: 'hello@shop.example' }],
  ['hello@shop.example', { name: '', address: 'hello@shop.example' }],
  [undefined, { name: '', address: 'support@sitewright.example' }],
])('reads the sender %p when there is a mail server', (sender, from) => {
  const url = 'smtps://user:p%40ss@mail.example:465';
  expect(readSettings({ SMTP_URL: url, MAIL_FROM: sender }).mail).toEqual({
    kind: 'smtp',
    url,
    from,
  });
});

test.each(['mail.example:25', 'https://mail.example', 'smtp://', 'smtp:mail.example'])(
  'refuses SMTP_URL %s without repeating it',
  (url) => {
    expect(() => readSettings({ SMTP_URL: url })).toThrow(/SMTP_URL must be an address such as/);
    expect(() => readSettings({ SMTP_URL: url })).not.toThrow(url);
  },
);

test.each([
  'Shop',
  'Shop <hello>',
  'a@b.example, c@d.example',
  'Shop\nBcc: a@b.example <c@d.example>',
])('refuses MAIL_FROM %j', (sender) => {
  expect(() => readSettings({ MAIL_FROM: sender })).toThrow(/MAIL_FROM must be an address such as/);
});

describe('a login provider', () => {
  const client = { OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: secret };

  test('is off when none of its settings are set', () => {
    expect(readSettings({}).oidc).toBeUndefined();
  });

  test.each(['https://id.example/realms/shop/', 'http://localhost:8080', 'http://[::1]:8080'])(
    'keeps the issuer %s exactly as set',
    (issuer) => {
      expect(readSettings({ ...client, OIDC_ISSUER: issuer }).oidc).toEqual({
        issuer,
        clientId: 'shop',
        clientSecret: secret,
      });
    },
  );

  test.each(['id.example', 'http://id.example', 'http://localhost.id.example', 'https://'])(
    'is refused at %s',
    (issuer) => {
      const attempt = () => readSettings({ ...client, OIDC_ISSUER: issuer });
      expect(attempt).toThrow(/OIDC_ISSUER must be an https/);
    },
  );
});

test('turns demo data off with a live key', () => {
  const settings = readSettings({ ...postgres, ...liveStripe, ...open, DEMO_DATA: 'on' });
  expect(settings.demoData).toBe(false);
});

test('keeps rotated secrets in order', () => {
  const list = `${secret}, ${'y'.repeat(32)}`;
  const settings = readSettings({ ...postgres, SESSION_SECRET: list, VAULT_KEY: list });
  expect(settings.sessionSecrets).toEqual([secret, 'y'.repeat(32)]);
  expect(settings.vaultKeys).toEqual([secret, 'y'.repeat(32)]);
});

test.each([
  ['.env.example', /^#?([A-Z0-9_]+)=/gm],
  ['docs/configuration.md', /^\| (`[A-Z0-9_`, ]+`) \|/gm],
])('%s lists every setting, and no other', async (file, pattern) => {
  const text = await Bun.file(new URL(`../../${file}`, import.meta.url)).text();
  const listed = [...text.matchAll(pattern)].flatMap(
    ([, names]) => names?.match(/[A-Z0-9_]+/g) ?? [],
  );
  expect(listed.sort()).toEqual(settingNames.toSorted());
});

import { describe, expect, test } from 'bun:test';
import { readSettings, SettingsError } from './settings.ts';

const secret = 'x'.repeat(32);
const postgres = { DATABASE_URL: 'postgres://shop@localhost/shop', SESSION_SECRET: secret };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    baseUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: undefined,
    payment: { kind: 'sandbox', port: 12111 },
    demoData: true,
    rateLimits: true,
  });
});

test('an empty setting counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test('every wrong setting is named in one message', () => {
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
      { DATABASE_URL: postgres.DATABASE_URL },
      'SESSION_SECRET is missing',
    ],
    [
      'production without rate limits',
      { NODE_ENV: 'production', RATE_LIMITS: 'off' },
      'RATE_LIMITS must be on',
    ],
  ])('%s', (_, environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});

test('production takes the sandbox when it is asked for by name', () => {
  const settings = readSettings({
    NODE_ENV: 'production',
    ...postgres,
    SANDBOX_URL: 'http://localhost:12111',
  });
  expect(settings.payment).toMatchObject({ kind: 'sandbox', url: 'http://localhost:12111' });
});

test('a live key turns demo data off', () => {
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' };
  expect(readSettings({ ...postgres, ...live, DEMO_DATA: 'on' }).demoData).toBe(false);
});

test('secrets rotate: the list is kept in order', () => {
  const settings = readSettings({ ...postgres, SESSION_SECRET: `${secret},${'y'.repeat(32)}` });
  expect(settings.sessionSecrets).toEqual([secret, 'y'.repeat(32)]);
});

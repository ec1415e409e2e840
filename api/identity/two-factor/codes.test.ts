import { describe, expect, test } from 'bun:test';
import { Secret } from 'otpauth';
import { findTimeStep, newSecret, otpauthUri } from './codes.ts';

/** The secret of the test vectors in RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at %i s: %s', (seconds, code) => {
  expect(findTimeStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

describe('a clock that differs', () => {
  // '081804' belongs to the time step from 1111111080 to 1111111109.
  test.each([1_111_111_050, 1_111_111_079, 1_111_111_110, 1_111_111_139])(
    'may be one step off: at %i s',
    (seconds) => {
      expect(findTimeStep(secret, '081804', at(seconds))).toBe(37_037_036);
    },
  );

  test.each([1_111_111_049, 1_111_111_140])('may not be two steps off: at %i s', (seconds) => {
    expect(findTimeStep(secret, '081804', at(seconds))).toBeNull();
  });
});

test.each(['', '81804', '0081804', '08180a', '٠٨١٨٠٤', '081 804', '-81804', 'constructor'])(
  'refuses %j as a code',
  (code) => {
    expect(findTimeStep(secret, code, at(1_111_111_109))).toBeNull();
  },
);

test('generates a different secret of 160 bits each time', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
});

test('passes the shop, the username and the secret to the app for any username', () => {
  const uri = new URL(otpauthUri(secret, 'ada:&?#/שלום', 'Sitewright'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Sitewright:ada:&?#/שלום');
  expect(otpauthUri(secret, '🗝️'.repeat(100), 'Sitewright').length).toBeLessThan(600);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Sitewright',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

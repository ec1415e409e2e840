import { expect, test } from 'bun:test';
import { aCookieJar } from '#api/testing/people';
import { createLoginAttempts } from './attempts.ts';

const older = 'an older secret of 32 characters';
const newer = 'a newer secret of 32 characters.';
const http = 'http://localhost:3000';
const now = () => new Date('2026-01-15T12:00:00Z');

const anAttempt = (state: string) => ({
  state,
  nonce: 'n',
  codeVerifier: 'v',
  next: '/dashboard',
  again: false,
});

test('binds the cookie to the host on HTTPS and hides it from scripts', async () => {
  const { jar, set } = aCookieJar();
  const baseUrl = 'https://shop.example';
  await createLoginAttempts({ baseUrl, secrets: [newer], now }).add(jar, anAttempt('one'));
  expect(set['__Host-login']).toMatchObject({
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: 600,
  });
  expect(set['__Host-login']).not.toHaveProperty('domain');
});

test('accepts an attempt once and clears the cookie after the last one', async () => {
  const { jar, set } = aCookieJar();
  const attempts = createLoginAttempts({ baseUrl: http, secrets: [newer], now });
  await attempts.add(jar, anAttempt('one'));
  await attempts.add(jar, anAttempt('two'));
  expect(await attempts.take(jar, 'one')).toMatchObject(anAttempt('one'));
  expect(await attempts.take(jar, 'one')).toBeNull();
  expect(await attempts.take(jar, undefined)).toBeNull();
  expect(await attempts.take(jar, 'two')).toMatchObject(anAttempt('two'));
  expect(set.login).toMatchObject({ value: '', maxAge: 0 });
});

test('keeps the last three attempts of a browser within the cookie size limit', async () => {
  const { jar, set } = aCookieJar();
  const attempts = createLoginAttempts({ baseUrl: http, secrets: [newer], now });
  const proof = { nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
  const long = { ...proof, next: '/'.padEnd(512, 'x'), again: false };
  const states = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(43));
  for (const state of states) await attempts.add(jar, { ...long, state });
  expect(encodeURIComponent(String(set.login?.value)).length).toBeLessThan(3_800);
  const found: boolean[] = [];
  for (const state of states) found.push((await attempts.take(jar, state)) !== null);
  expect(found).toEqual([false, false, true, true, true]);
});

test('accepts a cookie signed with an older secret until that secret is removed', async () => {
  const { jar } = aCookieJar();
  const under = (...secrets: string[]) => createLoginAttempts({ baseUrl: http, secrets, now });
  await under(older).add(jar, anAttempt('one'));
  expect(await under(newer).take(jar, 'one')).toBeNull();
  expect(await under(newer, older).take(jar, 'one')).toMatchObject(anAttempt('one'));
});

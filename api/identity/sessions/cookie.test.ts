import { expect, test } from 'bun:test';
import { aCookieJar } from '#api/testing/people';
import { createSessionCookie } from './cookie.ts';

const older = 'an older secret of 32 characters';
const newer = 'a newer secret of 32 characters.';
const http = 'http://localhost:3000';

test('accepts a cookie signed with an older secret and marks it as stale', async () => {
  const { jar } = aCookieJar();
  await createSessionCookie({ baseUrl: http, secrets: [older] }).write(jar, 'the id');
  const rotated = createSessionCookie({ baseUrl: http, secrets: [newer, older] });
  expect(await rotated.read(jar)).toEqual({ sid: 'the id', stale: true });
  await rotated.write(jar, 'the id');
  expect(await rotated.read(jar)).toEqual({ sid: 'the id', stale: false });
  const without = createSessionCookie({ baseUrl: http, secrets: [newer] });
  expect(await without.read(jar)).toEqual({ sid: 'the id', stale: false });
});

test('refuses a cookie signed with a removed secret', async () => {
  const { jar } = aCookieJar();
  await createSessionCookie({ baseUrl: http, secrets: [older] }).write(jar, 'the id');
  const cookie = createSessionCookie({ baseUrl: http, secrets: [newer] });
  expect(await cookie.read(jar)).toBeNull();
});

test('binds the cookie to the host on HTTPS', async () => {
  const { jar, set } = aCookieJar();
  const cookie = createSessionCookie({ baseUrl: 'https://shop.example', secrets: [newer] });
  await cookie.write(jar, 'the id');
  expect(set['__Host-session']).toMatchObject({
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
  });
  expect(set['__Host-session']).not.toHaveProperty('domain');
});

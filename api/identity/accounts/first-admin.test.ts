import { beforeEach, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { cookieOf, resetTokenSentTo } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { createFirstAdmin, firstAdminFile } from './first-admin.ts';

const shop = testShop();
const email = 'admin@localhost.localdomain';
const newPassword = 'another quiet evening';

beforeEach(async () => {
  await shop().db.execute('delete from customers');
  await createFirstAdmin(shop().db, shop().passwords, shop().dataDir);
});

const isThere = () => existsSync(firstAdminFile(shop().dataDir));
const firstPassword = () =>
  /password: (\S+)/.exec(readFileSync(firstAdminFile(shop().dataDir), 'utf8'))?.[1] ?? '';

test('removes the first admin’s password file after a password change', async () => {
  const currentPassword = firstPassword();
  const signedIn = await shop().post('/api/admin/login', {
    username: 'admin',
    password: currentPassword,
  });
  expect(isThere()).toBe(true);
  const change = { currentPassword, newPassword };
  const headers = { cookie: cookieOf(signedIn) };
  expect((await shop().post('/api/customer/password', change, headers)).status).toBe(200);
  expect(isThere()).toBe(false);
});

test('removes the file after a password reset', async () => {
  await shop().post('/api/password/forgot', { email });
  const token = await resetTokenSentTo(shop(), email);
  expect(isThere()).toBe(true);
  const answer = await shop().post('/api/password/reset', { token, password: newPassword });
  expect(answer.status).toBe(200);
  expect(isThere()).toBe(false);
});

test('keeps the file when another user resets their password', async () => {
  const { email: other } = await shop().signIn();
  await shop().post('/api/password/forgot', { email: other });
  const token = await resetTokenSentTo(shop(), other);
  await shop().post('/api/password/reset', { token, password: newPassword });
  expect(isThere()).toBe(true);
});

import { expect, setDefaultTimeout, test } from 'bun:test';
import { anAdmin, anAdminWithTotp, nextCodeOf } from '#api/testing/admins';
import { password } from '#api/testing/people';
import { testShop } from '#api/testing/shop';

// Password hashing is deliberately slow.
setDefaultTimeout(30_000);

const shop = testShop({ rateLimits: true });

test('allows ten attempts per account for codes and passwords together, then refuses a correct one', async () => {
  const { login, secret, username } = await anAdminWithTotp(shop());
  const tries = [
    () => login('000000'),
    () => login(),
    () => login('48217-73091-52604-83317'),
    () => login(undefined, 'wrong'),
    () => shop().post('/api/login', { username, password }),
  ];
  const statuses = [];
  for (let round = 0; round < 2; round++) {
    for (const attempt of tries) statuses.push((await attempt()).status);
  }
  statuses.push((await login(nextCodeOf(shop(), secret))).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('resets the count after a correct code', async () => {
  const { login, secret } = await anAdminWithTotp(shop());
  for (let tries = 0; tries < 9; tries++) await login('000000');
  expect((await login(nextCodeOf(shop(), secret))).status).toBe(200);
  expect((await login('000000')).status).toBe(401);
});

test('limits attempts at the first code of a secret like passwords', async () => {
  const { cookie } = await anAdmin(shop());
  await shop().post('/api/admin/totp', undefined, { cookie });
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) {
    const answer = await shop().post('/api/admin/totp/confirm', { code: '000000' }, { cookie });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('allows thirty wrong codes per account per day, even with correct ones in between', async () => {
  const { login, secret } = await anAdminWithTotp(shop());
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 9; tries++) expect((await login('000000')).status).toBe(401);
    expect((await login(nextCodeOf(shop(), secret))).status).toBe(200);
  }
  for (let tries = 0; tries < 3; tries++) await login('000000');
  const refused = await login(nextCodeOf(shop(), secret));
  expect(refused.status).toBe(429);
  expect((await refused.json()).detail).toContain('Wait 24 hours');
  shop().clock.shiftMs += 24 * 60 * 60_000;
  expect((await login(nextCodeOf(shop(), secret))).status).toBe(200);
});

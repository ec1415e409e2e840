import { expect, setDefaultTimeout, test } from 'bun:test';
import { password, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';

// Password hashing is deliberately slow.
setDefaultTimeout(30_000);

const shop = testShop({ rateLimits: true });

const statusOf = async (username: string, word: string) =>
  (await shop().post('/api/login', { username, password: word })).status;

test('allows ten wrong passwords per account without affecting other accounts', async () => {
  const { email } = await signUp(shop());
  const { email: other } = await signUp(shop());
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) statuses.push(await statusOf(email, 'wrong'));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect(await statusOf(email, password)).toBe(429);
  expect(await statusOf(other, password)).toBe(200);
});

test('resets the count after a correct password', async () => {
  const { email } = await signUp(shop());
  for (let tries = 0; tries < 9; tries++) await statusOf(email, 'wrong');
  expect(await statusOf(email, password)).toBe(200);
  expect(await statusOf(email, 'wrong')).toBe(401);
});

test('says how long to wait', async () => {
  const path = '/api/password/forgot';
  const ask = () => shop().post(path, { email: 'ada@example.com' });
  for (let tries = 0; tries < 5; tries++) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('keeps counts separate for a username that resembles another count', async () => {
  const { email } = await signUp(shop());
  for (let tries = 0; tries < 11; tries++) await statusOf('user 1', 'wrong');
  expect(await statusOf(email, password)).toBe(200);
});

test('allows a hundred attempts per IP address, counted before the body is read', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 101; tries++) {
    statuses.add((await shop().post('/api/login', {})).status);
  }
  expect([...statuses]).toEqual([400, 429]);
});

import { expect, test } from 'bun:test';
import { Failure } from '#api/http/failure';
import { createPasswords, noPassword } from './passwords.ts';

test('verifies only the right password, and no password for a missing account', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('a long quiet evening');
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,');
  expect(await passwords.matches('a long quiet evening', hash)).toBe(true);
  expect(await passwords.matches('a long quiet evenings', hash)).toBe(false);
  expect(await passwords.matches('a long quiet evening', null)).toBe(false);
});

test('rejects every password for an account without one', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(noPassword, noPassword)).toBe(false);
  expect(await passwords.matches('', noPassword)).toBe(false);
});

test('rejects requests when the queue is full and still serves the queued ones', async () => {
  const passwords = createPasswords({ atOnce: 1, waitingAtMost: 2 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => passwords.hash('a long quiet evening')),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(Failure);
  expect(await passwords.hash('and now there is room')).toStartWith('$argon2id$');
});

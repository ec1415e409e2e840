import { expect, test } from 'bun:test';
import { Failure } from '#api/http/failure';
import { createPasswords, noPassword, unknownUserHash } from './passwords.ts';

const home = '198.51.100.7';

test('verifies only the right password, and no password for a missing account', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('a long quiet evening', home);
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,');
  expect(await passwords.matches('a long quiet evening', hash, home)).toBe(true);
  expect(await passwords.matches('a long quiet evenings', hash, home)).toBe(false);
  expect(await passwords.matches('a long quiet evening', null, home)).toBe(false);
});

test('compares with a hash of the same cost for a missing account', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  const hash = await createPasswords().hash('a long quiet evening', home);
  expect(costOf(unknownUserHash)).toEqual(costOf(hash));
});

test('rejects every password for an account without one', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(noPassword, noPassword, home)).toBe(false);
  expect(await passwords.matches('', noPassword, home)).toBe(false);
});

test('accepts a password in each of its spellings, and hashes of what was typed', async () => {
  const passwords = createPasswords();
  const [composed, decomposed] = ['ein st\u00fcrmischer Abend', 'ein stu\u0308rmischer Abend'];
  const hash = await passwords.hash(composed, home);
  const former = await passwords.hash(decomposed, home);
  expect(await passwords.matches(decomposed, hash, home)).toBe(true);
  expect(await passwords.matches('ein st\u00fcrmischer \uff21bend', hash, home)).toBe(true);
  expect(await passwords.matches(decomposed, former, home)).toBe(true);
  expect(await passwords.matches(decomposed, null, home)).toBe(false);
});

test('rejects requests when the queue is full and still serves the queued ones', async () => {
  const passwords = createPasswords({ atOnce: 1, maxWaiting: 2 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => passwords.hash('a long quiet evening', home)),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(Failure);
  expect(await passwords.hash('and now there is room', home)).toStartWith('$argon2id$');
});

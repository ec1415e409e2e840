import { afterEach, expect, test } from 'bun:test';
import { forgetBuyer, readNewAccount, rememberBuyer } from './new-account.ts';

afterEach(forgetBuyer);

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Augusta Ada  King ', 'Augusta Ada', 'King'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('splits the name of the buyer %p', (name, firstName, lastName) => {
  rememberBuyer({ name, email: 'ada@example.com' });
  expect(readNewAccount()).toEqual({ email: 'ada@example.com', firstName, lastName });
});

test('knows nobody before an order', () => {
  expect(readNewAccount()).toBeUndefined();
});

import { expect, test } from 'bun:test';
import { padCents } from './pad-cents.ts';

test.each([
  ['49', '49.00'],
  ['49.5', '49.50'],
  ['49.00', '49.00'],
  ['0', '0.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['12345678.9', '12345678.90'],
])('%p becomes %p', (typed, shown) => {
  expect(padCents(typed)).toBe(shown);
});

test.each(['', '.', '49.999', '1e3', '-5', '123456789', 'abc', '1,000'])(
  'leaves %p unchanged',
  (typed) => {
    expect(padCents(typed)).toBe(typed);
  },
);

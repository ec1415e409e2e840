import { describe, expect, test } from 'bun:test';
import { centsFromDecimal, decimalFromCents, sumFromCents } from './money.ts';

describe('money', () => {
  test.each([
    ['0', 0],
    ['199', 19900],
    ['199.5', 19950],
    ['199.05', 19905],
    ['99999999.99', 9999999999],
  ])('reads %s as whole cents', (text, cents) => {
    expect(centsFromDecimal(text)).toBe(cents);
  });

  test.each(['', '-5', '1e3', 'NaN', '9.999', '1,000.00', '100000000', ' 1', '.5', '5.'])(
    'refuses %p',
    (text) => {
      expect(() => centsFromDecimal(text)).toThrow(RangeError);
    },
  );

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [19900, '199.00'],
    [9999999999, '99999999.99'],
  ])('writes %p cents with two decimals', (cents, text) => {
    expect(decimalFromCents(cents)).toBe(text);
  });

  test.each([-1, 0.5, Number.NaN, 10_000_000_000])('refuses to write %p', (cents) => {
    expect(() => decimalFromCents(cents)).toThrow(RangeError);
  });
});

test.each([
  [0, '0.00'],
  [-5, '-0.05'],
  [-50_00, '-50.00'],
  [1_234_567_890_00, '1234567890.00'],
])('writes a sum of %p cents, negative or longer than an amount', (cents, text) => {
  expect(sumFromCents(cents)).toBe(text);
});

test.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'refuses to write a sum of %p cents',
  (cents) => {
    expect(() => sumFromCents(cents)).toThrow(RangeError);
  },
);

import { describe, expect, test } from 'bun:test';
import { appliesTo, discountCents, discountedCharges, isChargeable } from './discounts.ts';

const percent = (percentOff: number) => ({ percentOff, amountOff: null });
const amount = (amountOff: string) => ({ percentOff: null, amountOff });

describe('what a discount takes off', () => {
  test.each([
    [10, 1900, 190],
    [100, 1900, 1900],
    [1, 49, 0],
    [1, 50, 1],
    [50, 1999, 1000],
    [33, 19_999, 6600],
    [15, 99_999_999, 15_000_000],
    [25, 0, 0],
  ])('%p percent of %p cents is %p cents', (percentOff, total, off) => {
    expect(discountCents(percent(percentOff), total)).toBe(off);
  });

  test('of an amount is never more than the price', () => {
    expect(discountCents(amount('5.00'), 1900)).toBe(500);
    expect(discountCents(amount('19.00'), 1900)).toBe(1900);
    expect(discountCents(amount('500.00'), 1900)).toBe(1900);
  });
});

test('a card is charged nothing or at least 50 cents', () => {
  expect([0, 1, 49, 50, 1900].map((cents) => isChargeable(cents))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('a discount applies to the intervals that it names', () => {
  expect(appliesTo({ billingIntervals: null }, 'year')).toBe(true);
  expect(appliesTo({ billingIntervals: ['year'] }, 'year')).toBe(true);
  expect(appliesTo({ billingIntervals: ['year'] }, 'month')).toBe(false);
});

test.each([
  ['once', null, [1, 1]],
  ['repeating', 1, [1, 1]],
  ['repeating', 12, [12, 1]],
  ['repeating', 13, [13, 2]],
  ['repeating', 36, [36, 3]],
  ['forever', null, [Infinity, Infinity]],
] as const)(
  '%s for %p months reduces %p charges, monthly and annual',
  (duration, months, charges) => {
    const terms = { duration, durationMonths: months };
    expect([discountedCharges(terms, 'month'), discountedCharges(terms, 'year')]).toEqual([
      ...charges,
    ]);
  },
);

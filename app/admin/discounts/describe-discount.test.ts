import { expect, test } from 'bun:test';
import { type DiscountRules, describeDiscount, describeScope } from './describe-discount.ts';

const rules: DiscountRules = {
  percentOff: 20,
  amountOff: null,
  duration: 'once',
  durationMonths: null,
  billingIntervals: null,
  productIds: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  startsAt: null,
  endsAt: null,
};
const titles = new Map([
  [1, 'Saltmarsh'],
  [2, 'Ebbe'],
]);
const describe = (values: Partial<DiscountRules>) =>
  describeDiscount({ ...rules, ...values }, (id) => titles.get(id));

const months = { duration: 'repeating', durationMonths: 3 } as const;
const fiveDollars = { percentOff: null, amountOff: '5.00' } as const;

test.each([
  [{}, '20% off the first payment of any plan.'],
  [{ duration: 'forever' }, '20% off every payment of any plan.'],
  [{ ...months, durationMonths: 1 }, '20% off the first month of any plan.'],
  [{ ...months, ...fiveDollars }, '$5.00 off each payment in the first 3 months of any plan.'],
  [{ billingIntervals: ['year'] }, '20% off the first payment of any annual plan.'],
  [{ billingIntervals: ['month', 'year'] }, '20% off the first payment of any plan.'],
  [{ productIds: [1] }, '20% off the first payment of any plan for Saltmarsh.'],
  [{ productIds: [1, 2] }, '20% off the first payment of any plan for Saltmarsh or Ebbe.'],
  [{ productIds: [1, 3] }, '20% off the first payment of any plan for 2 products.'],
  [{ maxUses: 1 }, '20% off the first payment of any plan, 1 use.'],
  [{ maxUses: 1500 }, '20% off the first payment of any plan, 1,500 uses.'],
  [{ maxUsesPerCustomer: 2 }, '20% off the first payment of any plan, 2 times per customer.'],
] satisfies [Partial<DiscountRules>, string][])('describes %j', (values, sentence) => {
  expect(describe(values)).toBe(sentence);
});

test('puts plans, limits and dates into one sentence', () => {
  const sentence = describe({
    ...months,
    billingIntervals: ['month'],
    maxUses: 50,
    maxUsesPerCustomer: 1,
    startsAt: '2026-12-01T12:00:00.000Z',
    endsAt: '2026-12-31T12:00:00.000Z',
  });
  expect(sentence).toBe(
    '20% off the first 3 months of any monthly plan, 50 uses, once per customer, from Dec 1, 2026, until Dec 31, 2026.',
  );
});

test('names plans and the number of products for the list', () => {
  expect(describeScope(rules)).toBe('All plans');
  const scope = { billingIntervals: ['month' as const], productIds: [1] };
  expect(describeScope(scope)).toBe('Monthly, 1 product');
});

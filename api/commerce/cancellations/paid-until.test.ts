import { expect, test } from 'bun:test';
import { paidUntil } from './repository.ts';

type Facts = Parameters<typeof paidUntil>[0];

test.each<[string, string, Omit<Facts, 'nextChargeAt'>]>([
  ['2026-03-31', '2026-03-31', { billingInterval: 'month', subscriptionStatus: 'active' }],
  ['2026-03-31', '2026-02-28', { billingInterval: 'month', subscriptionStatus: 'past_due' }],
  ['2026-03-15', '2026-02-15', { billingInterval: 'month', subscriptionStatus: 'unpaid' }],
  ['2028-02-29', '2027-02-28', { billingInterval: 'year', subscriptionStatus: 'past_due' }],
])('with the next charge on %s it is paid until %s: %o', (next, until, facts) => {
  expect(paidUntil({ ...facts, nextChargeAt: new Date(next) })).toEqual(new Date(until));
});

test('is unknown while the next charge is', () => {
  const facts = { billingInterval: 'month', subscriptionStatus: 'active' } as const;
  expect(paidUntil({ ...facts, nextChargeAt: null })).toBeNull();
});

import { expect, test } from 'bun:test';
import type { Subscription } from '#contract/subscriptions';
import { formatDay } from '../../format/dates.ts';
import { totalsOf } from './totals.tsx';

const today = new Date('2026-01-31T12:00:00Z');

function active(values: Partial<Subscription> = {}): Subscription {
  return {
    id: 1,
    orderId: 'ACC-2026-0001',
    createdAt: '2026-01-01T00:00:00.000Z',
    customerName: 'Ada',
    supportPackage: 'none',
    billingInterval: 'month',
    totalMonthlyAmount: '19.00',
    totalAmount: '19.00',
    status: 'delivered',
    paymentStatus: 'paid',
    subscriptionStatus: 'active',
    nextChargeAt: '2026-02-20T12:00:00.000Z',
    discount: null,
    nextAmount: '19.00',
    nextTax: null,
    cancelAt: null,
    accessUntil: null,
    endedAt: null,
    pastDueSince: null,
    cancellation: null,
    product: { title: 'Saltmarsh', thumbnail: null, demoUrl: null },
    steps: [],
    promisedAt: null,
    pause: null,
    stage: null,
    stageSince: null,
    previewUrl: null,
    site: null,
    brief: null,
    reviewRounds: 0,
    ...values,
  };
}

test('counts active subscriptions and adds up cents', () => {
  const list = [
    active({ totalMonthlyAmount: '19.10' }),
    active({ totalMonthlyAmount: '66.58' }),
    active({ subscriptionStatus: 'cancelled' }),
    active({ subscriptionStatus: 'past_due' }),
  ];
  expect(totalsOf(list, today)).toMatchObject({ active: 2, monthlyCents: 8568 });
});

test('subtracts discounts that reduce the next charge, per month', () => {
  const discount = {
    code: 'LAUNCH-25',
    percentOff: 25,
    amountOff: null,
    billingIntervals: null,
    duration: 'forever' as const,
    durationMonths: null,
    endsAt: null,
  };
  const annual = { billingInterval: 'year', totalAmount: '799.00' } as const;
  const list = [
    active({ discount, nextAmount: '14.25' }),
    active({ discount, ...annual, totalMonthlyAmount: '66.58', nextAmount: '599.25' }),
    active({ discount, nextAmount: '19.00' }),
    active({ discount, nextAmount: null }),
  ];
  expect(totalsOf(list, today)).toMatchObject({
    monthlyCents: 1900 + 6658 + 1900 + 1900,
    afterDiscountsCents: 1425 + 4994 + 1900 + 1900,
  });
});

test('takes the earliest renewal and ignores ending subscriptions', () => {
  const list = [
    active({ nextChargeAt: '2026-03-01T12:00:00.000Z' }),
    active({ nextChargeAt: '2026-02-10T12:00:00.000Z' }),
    active({ nextChargeAt: '2026-02-02T12:00:00.000Z', cancelAt: '2026-02-02T12:00:00.000Z' }),
  ];
  expect(totalsOf(list, today)).toMatchObject({
    active: 3,
    ending: 1,
    nextBillingAt: '2026-02-10T12:00:00.000Z',
  });
});

test('has no next billing date once a cancellation is requested', () => {
  const cancellation = { status: 'pending', requestedAt: '2026-01-30T12:00:00.000Z' } as const;
  expect(totalsOf([active({ cancellation, nextChargeAt: null })], today).nextBillingAt).toBeNull();
});

test('falls back to one month from today while the next charge is unknown', () => {
  const { nextBillingAt } = totalsOf([active({ nextChargeAt: null })], today);
  expect(formatDay(nextBillingAt ?? '')).toBe('Feb 28, 2026');
});

test('has no next billing date when nothing renews', () => {
  expect(totalsOf([], today).nextBillingAt).toBeNull();
});

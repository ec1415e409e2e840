import { sql } from 'drizzle-orm';
import type { DeliveryMetric, SeriesMetric } from '#contract/series';
import type { DailySum } from './daily-sums.ts';

export type Metric = Omit<DailySum, 'isStanding'> & { unit: 'usd' | 'count'; definition: string };

const count = sql`sum(count)`;
const amount = sql`sum(amount)`;

/** Those that are totaled by day; the others are in `delivery-times.ts`. */
export const metrics: Record<Exclude<SeriesMetric, DeliveryMetric>, Metric> = {
  revenue: {
    unit: 'usd',
    definition:
      'Payments for orders, after discounts, minus refunds and lost disputes, on the day the money moved. Excludes projects of the previous service.',
    of: 'payments',
    names: ['revenue_by_day'],
    sum: amount,
  },
  mrr: {
    unit: 'usd',
    definition:
      'Monthly value of all active subscriptions, from first payment to end. An annual subscription counts with a twelfth, and a past due one still counts. Plan changes count from when the shop learned of them; where no earlier price is known, the current one is used. Discounts aren’t subtracted.',
    of: 'mrrEvents',
    names: ['started_by_day', 'changed_by_day', 'ended_by_day'],
    sum: amount,
  },
  orders: {
    unit: 'count',
    definition: 'Orders paid for the first time. Renewals don’t count.',
    of: 'mrrEvents',
    names: ['started_by_day'],
    sum: count,
  },
  subscriptions: {
    unit: 'count',
    definition:
      'Subscriptions that were paid at least once and haven’t ended. A cancelled one counts until the end of its paid period.',
    of: 'mrrEvents',
    names: ['started_by_day', 'ended_by_day'],
    sum: sql`sum(case name when 'ended_by_day' then -count else count end)`,
  },
  cancellations: {
    unit: 'count',
    definition:
      'Subscriptions that ended, for any reason. A cancelled one counts on the last day of its paid period.',
    of: 'mrrEvents',
    names: ['ended_by_day'],
    sum: count,
  },
  tickets: {
    unit: 'count',
    definition: 'Tickets from the contact form and from customers, excluding suspected spam.',
    of: 'tickets',
    names: ['tickets_by_day'],
    sum: count,
  },
};

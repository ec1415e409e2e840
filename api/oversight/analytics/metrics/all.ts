import type { metricTopics, SeriesMetric, StageMetric } from '#contract/series';
import {
  amountOf,
  countOf,
  customerNames,
  customersOf,
  type MetricsOf,
  movementNames,
  mrrOf,
  share,
} from './metric.ts';
import { recurringMetrics } from './recurring.ts';
import { supportMetrics } from './support.ts';

const customerMetrics: MetricsOf<(typeof metricTopics)['customers'][number]> = {
  customers: {
    unit: 'count',
    definition:
      'Customers with at least one active subscription. Orders with the same email address belong to one customer.',
    names: customerNames,
    needsPast: true,
    value: ({ until }) => customersOf(until),
  },
  new_customers: {
    unit: 'count',
    definition: 'Customers whose first subscription was paid for the first time.',
    names: ['new_by_day'],
    value: countOf('new_by_day'),
  },
  churned_customers: {
    unit: 'count',
    definition:
      'Customers whose last active subscription ended. One who leaves, returns and leaves again counts twice.',
    names: ['churned_by_day'],
    value: countOf('churned_by_day'),
  },
  customer_churn: {
    unit: 'percent',
    definition: 'Customers who left in the period, as a share of the customers at its start.',
    names: customerNames,
    needsPast: true,
    value: ({ within, before }) => share(within('churned_by_day').count, customersOf(before)),
    of: ({ before }) => customersOf(before),
  },
  revenue_per_customer: {
    unit: 'money',
    definition:
      'Average revenue per customer: the monthly recurring revenue divided by the customers with an active subscription.',
    names: movementNames,
    needsPast: true,
    value: ({ until }) => {
      const average = share(mrrOf(until), customersOf(until));
      return average === null ? null : Math.round(average);
    },
  },
};

const renewalMetrics: MetricsOf<(typeof metricTopics)['renewals'][number]> = {
  failed_renewals: {
    unit: 'count',
    definition:
      'Renewals that the payment provider couldn’t charge, on the day they became due. Further attempts for the same renewal don’t count.',
    names: ['failed_renewals_by_day'],
    value: countOf('failed_renewals_by_day'),
  },
  recovered_renewals: {
    unit: 'count',
    definition: 'Failed renewals that were paid after all, on the day the shop learned of it.',
    names: ['recovered_renewals_by_day'],
    value: countOf('recovered_renewals_by_day'),
  },
  renewal_recovery: {
    unit: 'percent',
    definition:
      'Share of the renewals that failed in the period and have been paid since. It can still rise while the provider retries.',
    names: ['failed_renewals_by_day', 'recoveries_by_day'],
    value: ({ within }) =>
      share(within('recoveries_by_day').count, within('failed_renewals_by_day').count),
    of: countOf('failed_renewals_by_day'),
  },
};

const subscriptionMetrics: MetricsOf<(typeof metricTopics)['subscriptions'][number]> = {
  orders: {
    unit: 'count',
    definition: 'Orders paid for the first time. Renewals don’t count.',
    names: ['started_by_day'],
    value: countOf('started_by_day'),
  },
  subscriptions: {
    unit: 'count',
    definition:
      'Subscriptions that were paid at least once and haven’t ended. A cancelled one counts until the end of its paid period.',
    names: ['started_by_day', 'ended_by_day'],
    needsPast: true,
    value: ({ until }) => until('started_by_day').count - until('ended_by_day').count,
  },
  cancellations: {
    unit: 'count',
    definition:
      'Subscriptions that ended, for any reason. A cancelled one counts on the last day of its paid period.',
    names: ['ended_by_day'],
    value: countOf('ended_by_day'),
  },
};

const revenueMetrics: MetricsOf<(typeof metricTopics)['revenue'][number]> = {
  revenue: {
    unit: 'money',
    definition:
      'Payments for orders, after discounts, minus refunds and lost disputes, on the day the money moved. Excludes projects of the previous service.',
    whenTaxed: 'Tax isn’t revenue and doesn’t count.',
    names: ['revenue_by_day'],
    value: amountOf('revenue_by_day'),
  },
  refunds: {
    unit: 'money',
    definition:
      'Refunds and lost disputes, on the day the money moved. A refund that the bank returned is subtracted again.',
    whenTaxed: 'The tax in them doesn’t count.',
    names: ['refunds_by_day'],
    value: amountOf('refunds_by_day'),
  },
  discounts: {
    unit: 'money',
    definition:
      'What discount codes took off the charges that were paid. A charge that a code covers in full doesn’t count, because no money moves.',
    names: ['discounts_by_day'],
    value: amountOf('discounts_by_day'),
  },
};

const deliveryMetrics: MetricsOf<'delivered_in_time'> = {
  delivered_in_time: {
    unit: 'percent',
    definition:
      'Share of the delivered websites that were delivered within the time that their customer was promised, from the payment on. Time in which we waited for the customer doesn’t count. Each website counts in the period of its delivery.',
    names: ['deliveries_by_day'],
    value: ({ within }) => {
      const { count, byPart } = within('deliveries_by_day');
      return share(byPart.get('in_time') ?? 0, count);
    },
    of: countOf('deliveries_by_day'),
  },
};

/** Those that are summed up by day; the others are in `stage-times.ts`. */
export type DailyMetric = Exclude<SeriesMetric, StageMetric>;

export const metrics: MetricsOf<DailyMetric> = {
  ...revenueMetrics,
  ...recurringMetrics,
  ...customerMetrics,
  ...subscriptionMetrics,
  ...renewalMetrics,
  ...deliveryMetrics,
  ...supportMetrics,
};

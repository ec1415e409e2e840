import type { metricTopics } from '#contract/series';
import {
  countOf,
  customerNames,
  customersOf,
  type MetricsOf,
  movementNames,
  mrrOf,
  share,
} from './metric.ts';

export const customerMetrics: MetricsOf<(typeof metricTopics)['customers'][number]> = {
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
    unit: 'usd',
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

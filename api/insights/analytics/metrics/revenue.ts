import type { metricTopics } from '#contract/series';
import { amountOf, type MetricsOf } from './metric.ts';

export const revenueMetrics: MetricsOf<(typeof metricTopics)['revenue'][number]> = {
  revenue: {
    unit: 'usd',
    definition:
      'Payments for orders, after discounts, minus refunds and lost disputes, on the day the money moved. Excludes projects of the previous service.',
    names: ['revenue_by_day'],
    value: amountOf('revenue_by_day'),
  },
  refunds: {
    unit: 'usd',
    definition:
      'Refunds and lost disputes, on the day the money moved. A refund that the bank returned is subtracted again.',
    names: ['refunds_by_day'],
    value: amountOf('refunds_by_day'),
  },
  discounts: {
    unit: 'usd',
    definition:
      'What discount codes took off the charges that were paid. A charge that a code covers in full doesn’t count, because no money moves.',
    names: ['discounts_by_day'],
    value: amountOf('discounts_by_day'),
  },
};

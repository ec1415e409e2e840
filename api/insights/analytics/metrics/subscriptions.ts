import type { metricTopics } from '#contract/series';
import { countOf, type MetricsOf } from './metric.ts';

export const subscriptionMetrics: MetricsOf<(typeof metricTopics)['subscriptions'][number]> = {
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

import type { metricTopics } from '#contract/series';
import { countOf, type MetricsOf, share } from './metric.ts';

export const renewalMetrics: MetricsOf<(typeof metricTopics)['renewals'][number]> = {
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

import type { metricTopics } from '#contract/series';
import { amountOf, type MetricsOf, movementNames, mrrOf, share } from './metric.ts';

export const recurringMetrics: MetricsOf<(typeof metricTopics)['recurring'][number]> = {
  mrr: {
    unit: 'money',
    definition:
      'Monthly recurring revenue: the monthly value of all active subscriptions, from first payment to end. An annual subscription counts with a twelfth, a past due one still counts, and discounts aren’t subtracted.',
    whenTaxed: 'The tax that a price includes doesn’t count.',
    names: movementNames,
    needsPast: true,
    value: ({ until }) => mrrOf(until),
  },
  mrr_net: {
    unit: 'money',
    definition:
      'How much the monthly recurring revenue changed: new, expansion and reactivation minus contraction and churn. Plan changes count from when the shop learned of them.',
    names: movementNames,
    value: ({ within }) => mrrOf(within),
  },
  mrr_new: {
    unit: 'money',
    definition: 'Monthly value of the first subscriptions of new customers.',
    names: ['new_by_day'],
    value: amountOf('new_by_day'),
  },
  mrr_expansion: {
    unit: 'money',
    definition:
      'Monthly value that customers added, with a larger plan or with another subscription while they had one.',
    names: ['expansion_by_day'],
    value: amountOf('expansion_by_day'),
  },
  mrr_reactivated: {
    unit: 'money',
    definition:
      'Monthly value of customers who subscribed again after all their subscriptions had ended.',
    names: ['reactivated_by_day'],
    value: amountOf('reactivated_by_day'),
  },
  mrr_contraction: {
    unit: 'money',
    definition:
      'Monthly value that customers gave up while they kept a subscription, with a smaller plan or by ending one of several. Shown as a negative amount.',
    names: ['contraction_by_day'],
    value: amountOf('contraction_by_day'),
  },
  mrr_churned: {
    unit: 'money',
    definition:
      'Monthly value of the last subscriptions of customers who left. A cancelled one counts on the last day of its paid period, as a negative amount.',
    names: ['churned_by_day'],
    value: amountOf('churned_by_day'),
  },
  gross_mrr_churn: {
    unit: 'percent',
    definition:
      'Churned and contracted monthly revenue of the period, as a share of the monthly recurring revenue at its start.',
    names: movementNames,
    needsPast: true,
    value: ({ within, before }) =>
      share(-within('churned_by_day').amount - within('contraction_by_day').amount, mrrOf(before)),
  },
  net_mrr_churn: {
    unit: 'percent',
    definition:
      'Churned and contracted monthly revenue of the period minus expansion and reactivation, as a share of the monthly recurring revenue at its start. Negative if the customers there were grew more than they left.',
    names: movementNames,
    needsPast: true,
    value: ({ within, before }) =>
      share(within('new_by_day').amount - mrrOf(within), mrrOf(before)),
  },
};

import { terms } from '#contract/terms';
import { countOf, type MetricsOf, shareWithin } from './metric.ts';

export const deliveryMetrics: MetricsOf<'delivered_in_time'> = {
  delivered_in_time: {
    unit: 'percent',
    definition: `Share of the delivered websites that were delivered within ${terms.deliveryWithinHours} hours of their payment. Time in which we waited for the customer doesn’t count. Each website counts in the period of its delivery.`,
    names: ['deliveries_by_day'],
    value: ({ within }) => shareWithin(terms.deliveryWithinHours, within('deliveries_by_day')),
    of: countOf('deliveries_by_day'),
  },
};

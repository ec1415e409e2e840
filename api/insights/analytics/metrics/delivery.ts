import { countOf, type MetricsOf, share } from './metric.ts';

export const deliveryMetrics: MetricsOf<'delivered_in_time'> = {
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

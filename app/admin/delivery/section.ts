import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

/** Its board is fetched again with the orders. */
export const delivery = adminSection({
  label: copy.title,
  icon: 'columns',
  phoneLabel: 'Delivery',
  jump: 'd',
  waits: 'toDeliver',
  page: {
    path: paths.adminDelivery,
    description: 'Paid orders that aren’t delivered yet, by stage.',
    frame: { copy },
    load: async () => (await import('./delivery.tsx')).Delivery,
  },
});

import { discounts as copy } from '../../copy/admin-discounts.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';

export const discounts = adminSection({
  label: copy.title,
  group: 'manage',
  icon: 'tag',
  page: {
    path: paths.adminDiscounts,
    description: 'Give customers money off with a code or a link.',
    frame: { copy },
    load: async () => (await import('./discounts.tsx')).Discounts,
  },
  refresh: {
    kinds: ['discount.changed', 'order.paid'],
    isStale: (path) => isListOrRowPath(addressOf('GET /api/admin/discounts'), path),
  },
});

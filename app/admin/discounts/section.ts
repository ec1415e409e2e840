import { admin } from '../../copy/admin.ts';
import { discounts as copy } from '../../copy/admin-discounts.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { withAct } from '../use-act.ts';

export const discounts = adminSection({
  label: copy.title,
  icon: 'tag',
  within: 'products',
  page: {
    path: paths.adminDiscounts,
    description: 'Give customers money off with a code or a link.',
    frame: { copy, trail: [{ label: admin.tabs.products, href: paths.adminProducts }] },
    load: async () => (await import('./discounts.tsx')).Discounts,
  },
  commands: [
    {
      label: copy.createAnywhere,
      href: withAct(paths.adminDiscounts, 'create-code'),
      keys: 'c d',
      permission: 'discounts.change',
    },
  ],
  refresh: {
    kinds: ['discount.changed', 'order.paid'],
    isStale: (path) => isListOrRowPath(addressOf('GET /api/admin/discounts'), path),
  },
});

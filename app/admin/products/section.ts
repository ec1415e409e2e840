import { lazy } from 'react';
import { admin } from '../../copy/admin.ts';
import { products as copy } from '../../copy/admin-products.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { withAct } from '../use-act.ts';

export const products = adminSection({
  label: admin.tabs.products,
  icon: 'picture',
  jump: 'p',
  tab: {
    name: 'products',
    Panel: lazy(async () => ({ default: (await import('./products-tab.tsx')).ProductsTab })),
  },
  commands: [
    {
      label: copy.add,
      href: withAct(paths.adminProducts, 'add-product'),
      keys: 'c p',
      permission: 'products.change',
    },
  ],
  refresh: {
    kinds: ['product.changed'],
    isStale: (path) => isListOrRowPath(addressOf('GET /api/products'), path),
  },
});

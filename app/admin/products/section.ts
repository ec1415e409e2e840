import { lazy } from 'react';
import { admin } from '../../copy/admin.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { adminSection } from '../section.ts';

export const products = adminSection({
  label: admin.tabs.products,
  icon: 'picture',
  jump: 'p',
  tab: {
    name: 'products',
    Panel: lazy(async () => ({ default: (await import('./products-tab.tsx')).ProductsTab })),
  },
  refresh: {
    kinds: ['product.changed'],
    isStale: (path) => isListOrRowPath(addressOf('GET /api/products'), path),
  },
});

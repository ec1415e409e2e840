import type { RouteObject } from 'react-router';
import { productIdOf } from '#contract/product-path';
import type { ArchivedProduct, Product } from '#contract/products';
import { addressOf } from '../data/address.ts';
import { findLook } from '../format/demo-pictures.ts';
import { paths } from '../paths.ts';
import { notFound, type RouteHandle, screen } from './screen.ts';

const success = (path: string) =>
  screen(path, () => import('../storefront/success/success.screen.tsx'), {
    file: 'app/storefront/success/success.screen.tsx',
    isEager: true,
  });

/** Archived products answer 410: they existed, and crawlers should drop their page. */
function productStatus([product]: unknown[]): number {
  if (product === null) return 404;
  return (product as Product | ArchivedProduct).archivedAt === null ? 200 : 410;
}

const demoScreen = () => import('../storefront/product/demo.screen.tsx');
const demo = {
  file: 'app/storefront/product/demo.screen.tsx',
  needs: ({ product = '' }) => [
    addressOf('GET /api/products/:id', { params: { id: productIdOf(product) } }),
  ],
  status: productStatus,
  isEager: true,
} satisfies RouteHandle;

/** Without the shop's header and footer. */
export const demoRoutes = [
  screen('/products/:product/demo', demoScreen, demo),
  screen('/products/:product/demo/:look', demoScreen, {
    ...demo,
    status: ([product], { look = '' }) => {
      const known = productStatus([product]);
      return known === 200 && !findLook((product as Product).demoUrl, look) ? 404 : known;
    },
    // All looks of a product need the same data.
    namesAddress: true,
  }),
];

export const storefrontRoutes: RouteObject[] = [
  screen(paths.home, () => import('../storefront/home/home.screen.tsx'), {
    file: 'app/storefront/home/home.screen.tsx',
    needs: () => [addressOf('GET /api/products')],
  }),
  screen(paths.catalog, () => import('../storefront/catalog/catalog.screen.tsx'), {
    file: 'app/storefront/catalog/catalog.screen.tsx',
    needs: () => [addressOf('GET /api/products')],
    isVaried: true,
  }),
  screen('/products/:product', () => import('../storefront/product/product.screen.tsx'), {
    file: 'app/storefront/product/product.screen.tsx',
    needs: ({ product = '' }) => [
      addressOf('GET /api/products/:id', { params: { id: productIdOf(product) } }),
      addressOf('GET /api/products'),
    ],
    status: productStatus,
  }),
  screen(paths.checkout, () => import('../storefront/checkout/chooser.screen.tsx'), {
    file: 'app/storefront/checkout/chooser.screen.tsx',
    needs: () => [addressOf('GET /api/products')],
  }),
  screen(
    paths.checkoutProduct(':productId'),
    () => import('../storefront/checkout/checkout.screen.tsx'),
    {
      file: 'app/storefront/checkout/checkout.screen.tsx',
      needs: ({ productId = '' }) => [
        addressOf('GET /api/products/:id', { params: { id: productId } }),
        addressOf('GET /api/legal'),
      ],
      status: productStatus,
    },
  ),
  success(paths.success),
  success(paths.paymentSuccess),
  notFound('/checkout/cancel'),
  screen('/checkout/:projectId', () => import('../storefront/checkout/unavailable.screen.tsx'), {
    file: 'app/storefront/checkout/unavailable.screen.tsx',
  }),
];

import type { RouteObject } from 'react-router';
import { addressOf } from '../data/address.ts';
import { paths } from '../paths.ts';
import { notFound } from './not-found.ts';
import { screen } from './screen.ts';

const success = (path: string) =>
  screen(path, () => import('../storefront/success/success.screen.tsx'), {
    file: 'app/storefront/success/success.screen.tsx',
    isEager: true,
  });

export const storefrontRoutes: RouteObject[] = [
  screen(paths.home, () => import('../storefront/home/home.screen.tsx'), {
    file: 'app/storefront/home/home.screen.tsx',
    needs: () => [addressOf('GET /api/products')],
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
      ],
      status: ([product]) => (product === null ? 404 : 200),
    },
  ),
  success(paths.success),
  success(paths.paymentSuccess),
  notFound('/checkout/cancel'),
  screen('/checkout/:projectId', () => import('../storefront/checkout/unavailable.screen.tsx'), {
    file: 'app/storefront/checkout/unavailable.screen.tsx',
  }),
];

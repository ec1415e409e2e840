import { paths } from '../paths.ts';
import type { Metadata } from './metadata.ts';

export const checkoutMetadata = {
  checkout: {
    title: 'Complete your website order',
    description:
      'Complete your website order. Secure payment and a {guarantee} delivery guarantee.',
    keywords: ['website order', 'secure payment', '{guarantee} delivery'],
    path: paths.checkout,
  },
  /** While the product loads. */
  checkoutLoading: {
    title: 'Complete your website order',
    description:
      'Complete your website order. Secure payment and a {guarantee} delivery guarantee.',
    noindex: true,
  },
  checkoutUnavailable: {
    title: 'Checkout Unavailable',
    description: 'The custom website service has been replaced with ready-made products.',
    noindex: true,
  },
  success: {
    title: 'Order status',
    description: 'What you bought, when you’re charged and what happens next.',
    path: paths.success,
  },
  /** The success page when the URL names an order. */
  order: {
    title: 'Order status',
    description: 'What you bought, when you’re charged and what happens next.',
    noindex: true,
  },
  paymentSuccess: {
    title: 'Order status',
    description: 'What you bought, when you’re charged and what happens next.',
    path: paths.paymentSuccess,
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;

import { lazy } from 'react';
import { useParams } from 'react-router';
import { admin } from '../../copy/admin.ts';
import { addressOf } from '../../data/address.ts';
import { isFiguresPath } from '../../data/analytics.ts';
import { isStaleRecordPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { orderFrame } from './order-frame.tsx';

export const orders = adminSection({
  label: admin.tabs.orders,
  icon: 'bag',
  phoneLabel: 'Orders',
  jump: 'o',
  waits: 'flagged',
  tab: {
    name: 'orders',
    Panel: lazy(async () => ({ default: (await import('./orders-tab.tsx')).OrdersTab })),
  },
  below: [
    {
      path: paths.adminOrder(':orderId'),
      description: 'An order, its delivery and its payments.',
      useFrame: () => orderFrame(useParams().orderId),
      isFramed: true,
      load: async () => (await import('./order-page.tsx')).OrderScreen,
    },
  ],
  refresh: {
    kinds: [
      'order.disputed',
      'order.past_due',
      'payment.failed',
      'order.flagged',
      'site.down',
      'site.recovered',
      'cancellation.requested',
      'review.sent',
      'review.approved',
      'brief.sent',
      'brief.changed',
      'order.paid',
      'order.changed',
      'payment.changed',
      'cancellation.changed',
      'customer.changed',
    ],
    isStale: (path, update) =>
      isStaleRecordPath(addressOf('GET /api/orders'), path, update) ||
      path.startsWith(addressOf('GET /api/orders/board')) ||
      isFiguresPath(path),
  },
});

import { lazy } from 'react';
import { admin } from '../../copy/admin.ts';
import { addressOf } from '../../data/address.ts';
import { isListPagePath } from '../../data/lists.ts';
import { adminSection } from '../section.ts';

export const cancellations = adminSection({
  label: admin.tabs.cancellations,
  icon: 'ban',
  jump: 'c',
  waits: 'cancellations',
  tab: {
    name: 'cancellations',
    Panel: lazy(async () => ({
      default: (await import('./cancellations-tab.tsx')).CancellationsTab,
    })),
  },
  refresh: {
    kinds: [
      'cancellation.requested',
      'order.changed',
      'payment.changed',
      'cancellation.changed',
      'customer.changed',
    ],
    isStale: (path) => isListPagePath(addressOf('GET /api/admin/cancellation-requests'), path),
  },
});

import type { Noun } from '../noun.ts';

export const reconciliation = {
  name: 'Reconciliation',
  acts: { started: 'Started reconciliation', resumed: 'Resumed reconciliation' },
  update: 'operations.changed',
  permissions: {
    'payments.resolve': {
      allows: 'Resolve payment problems and run reconciliation',
      roles: ['owner', 'manager'],
    },
  },
} as const satisfies Noun;

/** One at the provider that no order has. */
export const unmatchedSubscription = {
  name: 'Subscriptions without an order',
  acts: { refunded: 'Ended and refunded subscription', dismissed: 'Dismissed subscription' },
  update: 'operations.changed',
} as const satisfies Noun;

import type { Noun } from '../noun.ts';

export const refund = {
  name: 'Refunds',
  acts: { started: 'Started a refund for order' },
  fields: { amount: { label: 'Amount', kind: 'money' }, endSubscription: 'End subscription' },
  update: 'log.changed',
  permissions: {
    'orders.refund': { allows: 'Issue refunds', roles: ['owner', 'manager', 'support'] },
  },
} as const satisfies Noun;

import type { Noun } from '../noun.ts';

export const cancellationHeadings = {
  id: 'Request ID',
  customerId: 'Customer ID',
  'customer.name': 'Customer',
  'customer.email': 'Email',
  'order.orderId': 'Order ID',
  orderId: 'Order number',
  reason: 'Reason',
  status: 'Status',
  error: 'Error',
  requestedAt: 'Requested',
} as const;

export const cancellation = {
  name: 'Cancellations',
  acts: { started: 'Started processing the cancellation of order' },
  update: 'cancellation.changed',
  updatesItself: true,
  permissions: {
    'cancellations.process': {
      allows: 'Process cancellations',
      roles: ['owner', 'manager', 'support'],
    },
  },
} as const satisfies Noun;

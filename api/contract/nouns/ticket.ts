import type { Noun } from '../noun.ts';
import { sentenceCase } from '../sentence-case.ts';

export const ticketHeadings = {
  ticketId: 'Ticket ID',
  subject: 'Subject',
  unread: 'New messages',
  email: 'Customer',
  projectId: 'Project ID',
  'order.id': 'Order number',
  'order.orderId': 'Order ID',
  status: 'Status',
  createdAt: 'Created',
} as const;

export const ticket = {
  name: 'Support tickets',
  acts: {
    changed: 'Updated ticket',
    merged: 'Merged ticket',
    guest_links_ended: 'Revoked guest links to ticket',
  },
  unchanging: ['guest_links_ended'],
  fields: {
    priority: { label: 'Priority', show: sentenceCase },
    assignedTo: { label: 'Assigned to', kind: 'person' },
    snoozedUntil: { label: 'Snoozed until', kind: 'instant' },
    mergedInto: 'Merged into',
  },
  update: 'ticket.changed',
  permissions: {
    'tickets.answer': {
      allows: 'Answer, assign and close tickets',
      roles: ['owner', 'manager', 'support'],
    },
  },
} as const satisfies Noun;

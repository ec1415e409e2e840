import { lazy } from 'react';
import { useParams } from 'react-router';
import { admin } from '../../copy/admin.ts';
import { addressOf } from '../../data/address.ts';
import { isFiguresPath } from '../../data/analytics.ts';
import { isStaleRecordPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { ticketFrame } from './ticket-frame.tsx';

export const tickets = adminSection({
  label: admin.tabs.support,
  icon: 'message',
  phoneLabel: 'Tickets',
  jump: 't',
  waits: 'unreadTickets',
  tab: {
    name: 'support',
    Panel: lazy(async () => ({ default: (await import('./tickets-tab.tsx')).TicketsTab })),
  },
  below: [
    {
      path: paths.adminTicket(':ticketId'),
      description: 'A support ticket, its conversation and its customer.',
      useFrame: () => ticketFrame(useParams().ticketId),
      isFramed: true,
      load: async () => (await import('./ticket-page.tsx')).TicketScreen,
    },
  ],
  refresh: {
    kinds: ['ticket.replied', 'ticket.opened', 'ticket.back', 'ticket.changed', 'customer.changed'],
    isStale: (path, update) =>
      isStaleRecordPath(addressOf('GET /api/support'), path, update) ||
      isConversationPath(path) ||
      path === addressOf('GET /api/admin/ticket-counts') ||
      isFiguresPath(path),
  },
});

/** Which order a ticket belongs to isn't part of an update. */
function isConversationPath(path: string): boolean {
  return path.startsWith(`${addressOf('GET /api/orders')}/`) && path.endsWith('/conversation');
}

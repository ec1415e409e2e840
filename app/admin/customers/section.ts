import { customers as copy } from '../../copy/admin-customers.ts';
import { addressOf } from '../../data/address.ts';
import { isListOrRowPath } from '../../data/lists.ts';
import { paths } from '../../paths.ts';
import { adminSection } from '../section.ts';
import { customerFrame } from './customer-frame.tsx';

export const customers = adminSection({
  label: copy.title,
  icon: 'user',
  jump: 'u',
  page: {
    path: paths.adminCustomers,
    description: 'Everyone with an account, and guests.',
    frame: { copy },
    load: async () => (await import('./customers.tsx')).Customers,
  },
  below: [
    {
      path: '/admin/customers/:customerId',
      description: 'A customer, their orders and tickets.',
      frame: customerFrame(),
      isFramed: true,
      load: async () => (await import('./customer-page.tsx')).CustomerScreen,
    },
  ],
  refresh: {
    // Whose order or ticket it is isn’t part of an update, so every open customer is fetched again.
    kinds: [
      'order.disputed',
      'order.past_due',
      'payment.failed',
      'cancellation.requested',
      'ticket.replied',
      'ticket.opened',
      'ticket.back',
      'ticket.changed',
      'order.paid',
      'order.changed',
      'payment.changed',
      'cancellation.changed',
      'customer.changed',
    ],
    // Credits come from the payment provider, which limits how often it is asked.
    isStale: (path, update) =>
      isListOrRowPath(addressOf('GET /api/admin/customers'), path) &&
      !(update && path.endsWith('/credits')),
  },
});

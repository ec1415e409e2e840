import type { RouteObject } from 'react-router';
import { addressOf } from '../data/address.ts';
import { paths } from '../paths.ts';
import { screen } from './screen.ts';

export const supportRoutes: RouteObject[] = [
  screen(paths.support, () => import('../support/support.screen.tsx'), {
    file: 'app/support/support.screen.tsx',
  }),
  screen(paths.guestTicket(':token'), () => import('../support/tickets/guest-ticket.screen.tsx'), {
    file: 'app/support/tickets/guest-ticket.screen.tsx',
    exists: ({ token = '' }) => addressOf('GET /api/guest/tickets/:token', { params: { token } }),
    isEager: true,
  }),
];

import type { RouteObject } from 'react-router';
import { addressOf } from '../data/address.ts';
import { paths } from '../paths.ts';
import { screen } from './screen.ts';

export const accountRoutes: RouteObject[] = [
  screen(paths.auth, () => import('../account/auth/auth.screen.tsx'), {
    file: 'app/account/auth/auth.screen.tsx',
  }),
  screen(paths.forgotPassword, () => import('../account/auth/forgot-password.screen.tsx'), {
    file: 'app/account/auth/forgot-password.screen.tsx',
  }),
  screen(paths.resetPassword, () => import('../account/auth/reset-password.screen.tsx'), {
    file: 'app/account/auth/reset-password.screen.tsx',
  }),
  screen(paths.invitation, () => import('../account/invitation/invitation.screen.tsx'), {
    file: 'app/account/invitation/invitation.screen.tsx',
  }),
  screen(paths.dashboard, () => import('../account/dashboard/dashboard.screen.tsx'), {
    file: 'app/account/dashboard/dashboard.screen.tsx',
    isEager: true,
  }),
  screen(
    paths.dashboardSubscriptions,
    () => import('../account/subscriptions/subscriptions.screen.tsx'),
    {
      file: 'app/account/subscriptions/subscriptions.screen.tsx',
      isEager: true,
    },
  ),
  screen(
    paths.dashboardSubscription(':subscriptionId'),
    () => import('../account/subscriptions/subscription.screen.tsx'),
    {
      file: 'app/account/subscriptions/subscription.screen.tsx',
      isEager: true,
    },
  ),
  screen(
    paths.dashboardBrief(':subscriptionId'),
    () => import('../account/brief/brief.screen.tsx'),
    { file: 'app/account/brief/brief.screen.tsx', isEager: true },
  ),
  screen(
    paths.dashboardReview(':subscriptionId'),
    () => import('../account/review/review.screen.tsx'),
    { file: 'app/account/review/review.screen.tsx', isEager: true },
  ),
  screen(paths.guestBrief(':token'), () => import('../account/brief/guest-brief.screen.tsx'), {
    file: 'app/account/brief/guest-brief.screen.tsx',
    isEager: true,
  }),
  screen(
    paths.guestOrder(':token'),
    () => import('../account/guest-order/guest-order.screen.tsx'),
    {
      file: 'app/account/guest-order/guest-order.screen.tsx',
      exists: ({ token = '' }) => addressOf('GET /api/guest/orders/:token', { params: { token } }),
      isEager: true,
    },
  ),
  screen(paths.guestReview(':token'), () => import('../account/review/guest-review.screen.tsx'), {
    file: 'app/account/review/guest-review.screen.tsx',
    exists: ({ token = '' }) => addressOf('GET /api/guest/orders/:token', { params: { token } }),
    isEager: true,
  }),
  screen(paths.dashboardSupport, () => import('../account/tickets/tickets.screen.tsx'), {
    file: 'app/account/tickets/tickets.screen.tsx',
    isEager: true,
  }),
  screen(paths.dashboardTicket(':ticketId'), () => import('../account/tickets/ticket.screen.tsx'), {
    file: 'app/account/tickets/ticket.screen.tsx',
    isEager: true,
  }),
  screen(paths.billing, () => import('../account/billing/billing.screen.tsx'), {
    file: 'app/account/billing/billing.screen.tsx',
    isEager: true,
  }),
  screen(paths.account, () => import('../account/profile/profile.screen.tsx'), {
    file: 'app/account/profile/profile.screen.tsx',
    isEager: true,
  }),
];

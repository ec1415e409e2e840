import { paths } from '../paths.ts';
import type { Metadata } from './metadata.ts';

/** Account pages stay out of search results. */
export const accountMetadata = {
  dashboard: {
    title: 'Dashboard',
    description: 'Your websites, costs and support tickets.',
    path: paths.dashboard,
    noindex: true,
  },
  subscriptions: {
    title: 'My Subscriptions',
    description: 'Your websites, what they cost and when you’re charged next.',
    path: paths.dashboardSubscriptions,
    noindex: true,
  },
  subscription: {
    title: 'My Subscriptions',
    description: 'The status, cost and plan of one of your websites.',
    noindex: true,
  },
  brief: {
    title: 'Tell us about your business',
    description: 'The texts, pictures and colors for your website.',
    noindex: true,
  },
  review: {
    title: 'Review your website',
    description: 'The preview of your website and your remarks about it.',
    noindex: true,
  },
  guestOrder: {
    title: 'Your order',
    description: 'The progress, brief, preview, messages and invoices of your website.',
    noindex: true,
  },
  tickets: {
    title: 'Support Tickets',
    description: 'Your support requests and their status.',
    path: paths.dashboardSupport,
    noindex: true,
  },
  ticket: {
    title: 'Support ticket',
    description: 'Your messages and our replies.',
    noindex: true,
  },
  billing: {
    title: 'Billing',
    description: 'Manage your cards and see every invoice.',
    path: paths.billing,
    noindex: true,
  },
  account: {
    title: 'Account',
    description: 'Manage your name, email, password and sessions.',
    path: paths.account,
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;

import { paths } from '../paths.ts';
import type { Metadata } from './metadata.ts';

/** Admin pages stay out of search results. */
export const adminMetadata = {
  admin: {
    title: 'Admin Dashboard',
    description: 'Product and subscription management',
    path: paths.admin,
    noindex: true,
  },
  analytics: {
    title: 'Analytics',
    description: 'Metrics and reports of the shop.',
    path: paths.adminAnalytics,
    noindex: true,
  },
  adminLogin: {
    title: 'Admin login',
    description: 'Sign in to manage the shop.',
    path: paths.adminLogin,
    noindex: true,
  },
  delivery: {
    title: 'Delivery',
    description: 'Paid orders that aren’t delivered yet, by stage.',
    path: paths.adminDelivery,
    noindex: true,
  },
  order: {
    title: 'Order',
    description: 'An order, its delivery and its payments.',
    noindex: true,
  },
  customers: {
    title: 'Customers',
    description: 'Everyone with an account, and guests.',
    path: paths.adminCustomers,
    noindex: true,
  },
  customer: {
    title: 'Customer',
    description: 'A customer, their orders and tickets.',
    noindex: true,
  },
  ticket: {
    title: 'Ticket',
    description: 'A support ticket, its conversation and its customer.',
    noindex: true,
  },
  mails: {
    title: 'Email log',
    description: 'Every email the shop has sent or tried to send.',
    path: paths.adminMails,
    noindex: true,
  },
  cannedReplies: {
    title: 'Canned replies',
    description: 'Save answers you send often and insert them into ticket replies.',
    path: paths.adminCannedReplies,
    noindex: true,
  },
  discounts: {
    title: 'Discount codes',
    description: 'Give customers money off with a code or a link.',
    path: paths.adminDiscounts,
    noindex: true,
  },
  reconciliation: {
    title: 'Reconciliation',
    description: 'Compare every order with the payment provider’s records.',
    path: paths.adminReconciliation,
    noindex: true,
  },
  operations: {
    title: 'Operations',
    description: 'What runs behind the shop: processes, jobs, emails, payment events and storage.',
    path: paths.adminOperations,
    noindex: true,
  },
  security: {
    title: 'Security',
    description: 'Protect your account and see where you’re signed in.',
    path: paths.adminSecurity,
    noindex: true,
  },
  audit: {
    title: 'Audit log',
    description: 'What admins did and what changed.',
    path: paths.adminAudit,
    noindex: true,
  },
  people: {
    title: 'People and roles',
    description: 'Who can use the admin area, and what each of them can do.',
    path: paths.adminPeople,
    noindex: true,
  },
  settings: {
    title: 'Settings',
    description: 'Change what customers see of your shop.',
    path: paths.adminSettings,
    noindex: true,
  },
  settingsSection: {
    title: 'Settings section',
    description: 'Change a part of your shop’s settings, or restore an older version of it.',
    noindex: true,
  },
  emails: {
    title: 'Emails',
    description: 'Every email that your shop sends, and what it says.',
    path: paths.adminEmails,
    noindex: true,
  },
  email: {
    title: 'Email',
    description: 'Change the texts of an email, preview it and send yourself a test.',
    noindex: true,
  },
  securityLog: {
    title: 'Security log',
    description: 'Sign-ins, failed attempts and denied requests.',
    path: paths.adminSecurityLog,
    noindex: true,
  },
} as const satisfies Record<string, Metadata>;

import type { AnnouncedKind } from '#contract/events';
import type { Waiting } from '#contract/waiting';

/** Toasts for admins about new events: one event, or several of the same kind. */
export const liveUpdates = {
  show: 'Show',
  foundUnder: (place: string) => `Open it under ${place}`,
  kinds: {
    'order.disputed': { one: 'Payment disputed', many: 'disputed payments' },
    'order.past_due': { one: 'Renewal failed', many: 'failed renewals' },
    'payment.failed': { one: 'Payment failed', many: 'failed payments' },
    'order.flagged': { one: 'Order needs review', many: 'orders need review' },
    'site.down': { one: 'Website down', many: 'websites are down' },
    'cancellation.requested': {
      one: 'New cancellation request',
      many: 'new cancellation requests',
    },
    'ticket.replied': { one: 'New reply', many: 'new replies' },
    'ticket.opened': { one: 'New ticket', many: 'new tickets' },
    'ticket.back': { one: 'Snoozed ticket is back', many: 'snoozed tickets are back' },
    'review.sent': { one: 'New remarks about a preview', many: 'previews with new remarks' },
    'review.approved': { one: 'Website approved', many: 'approved websites' },
    'brief.sent': { one: 'New website brief', many: 'new website briefs' },
    'brief.changed': { one: 'Website brief changed', many: 'changes to website briefs' },
    'order.paid': { one: 'New order', many: 'new orders' },
    'site.recovered': { one: 'Website back online', many: 'websites are back online' },
  } satisfies Record<AnnouncedKind, { one: string; many: string }>,
  several: (count: string, many: string) => `${count} ${many}`,
} as const;

const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Who else types in a record. */
export const presence = {
  'record.editing': (names: string, count: number) => `${names} ${are(count)} editing`,
  'record.replying': (names: string, count: number) => `${names} ${are(count)} replying`,
} as const;

const several = (one: string, more: string) => (count: string) =>
  `${count} ${count === '1' ? one : more}`;

/** Texts of what waits for an admin, on the dashboard and in the navigation. */
export const waiting = {
  title: 'Waiting for you',
  titleOf: (count: string) => `Waiting for you (${count})`,
  loading: 'Loading what’s waiting...',
  failed: 'Couldn’t load what’s waiting',
  nothing: 'Nothing is waiting',
  nothingHint: 'New orders, messages and payment problems will appear here.',
  atLeast: (count: string) => `${count}+`,
  counts: {
    late: several('overdue order', 'overdue orders'),
    toDeliver: several('order to deliver', 'orders to deliver'),
    failedPayments: several('failed first payment', 'failed first payments'),
    pastDue: several('past due subscription', 'past due subscriptions'),
    flagged: several('flagged order', 'flagged orders'),
    sitesDown: several('website down', 'websites down'),
    unreadTickets: several('unread ticket', 'unread tickets'),
    cancellations: several('cancellation request', 'cancellation requests'),
  } satisfies Record<keyof Waiting, (count: string) => string>,
} as const;

/** Texts of the dashboard. */
export const admin = {
  title: 'Admin Dashboard',
  subtitle: 'Product and subscription management',
  signedOut: {
    title: 'You’re signed out',
    description: 'Your session has ended. Sign in to return to this page.',
  },
  choose: 'Admin sections',
  figuresFailed: 'Couldn’t load the figures',
  tabs: {
    projects: 'Projects',
    support: 'Support Tickets',
    analytics: 'Analytics',
    products: 'Products',
    orders: 'Orders',
    cancellations: 'Cancellations',
  },
} as const;

export const figures = {
  unknown: '—',
  loading: '...',
  projects: { label: 'Total Projects', note: 'all time' },
  active: { label: 'Active Projects', note: 'in progress' },
  revenue: { label: 'Revenue', note: 'total earned', scope: 'orders and projects' },
  tickets: { label: 'Open Tickets', note: 'need attention' },
} as const;

export const analytics = {
  title: 'Business Analytics',
  explain: (label: string) => `What ${label} means`,
  withoutTax: (definition: string) => `${definition.replace(/\.$/, '')}. Tax doesn’t count.`,
  hours: (hours: number) => `${hours.toFixed(1)} h`,
  projects: {
    label: 'Total Projects',
    note: 'all time',
    definition: 'All projects from the former custom website service, in any status',
  },
  completed: {
    label: 'Completed',
    note: 'projects',
    definition: 'Projects with the status Completed',
  },
  revenue: {
    label: 'Revenue',
    note: 'total earned',
    definition: 'Paid projects plus all order payments, minus refunds',
  },
  delivery: {
    label: 'Avg Delivery',
    note: 'until delivered',
    definition:
      'Average time from the first payment to delivery. For projects, from submission to delivery.',
  },
} as const;

/** Texts of the question before a page with unsaved changes is left. */
export const leaveWarning = {
  title: 'Leave without saving?',
  description: 'Changes on this page that aren’t saved yet will be lost.',
  confirm: 'Leave',
  cancel: 'Keep editing',
} as const;

/** Texts of the question before a form with unsaved changes is closed. */
export const discard = {
  title: 'Discard your changes?',
  description: 'What you changed in this form isn’t saved yet.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
} as const;

/** The page of an order, a ticket or a customer. */
export const recordPage = { sections: 'Sections of this page' } as const;

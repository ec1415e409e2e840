import type { Waiting } from '#contract/waiting';

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

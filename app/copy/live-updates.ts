import type { LiveUpdateKind } from '#contract/live-updates';

/** Toasts for admins about new events: one event, or several of the same kind. */
export const liveUpdates = {
  show: 'Show',
  foundUnder: (place: string) => `Open it under ${place}`,
  kinds: {
    'payment.disputed': { one: 'Payment disputed', many: 'disputed payments' },
    'payment.failed': { one: 'Payment failed', many: 'failed payments' },
    'order.flagged': { one: 'Order needs review', many: 'orders need review' },
    'cancellation.requested': {
      one: 'New cancellation request',
      many: 'new cancellation requests',
    },
    'ticket.replied': { one: 'New reply', many: 'new replies' },
    'ticket.opened': { one: 'New ticket', many: 'new tickets' },
    'order.paid': { one: 'New order', many: 'new orders' },
  } satisfies Record<LiveUpdateKind, { one: string; many: string }>,
  several: (count: string, many: string) => `${count} ${many}`,
} as const;

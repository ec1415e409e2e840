import type { LiveNoticeKind } from '#contract/live-notices';

/** What admins are told of while they look: one, or several of a kind. */
export const liveUpdates = {
  show: 'Show',
  foundUnder: (place: string) => `You find it under ${place}`,
  kinds: {
    'payment.disputed': { one: 'A payment is disputed', many: 'disputed payments' },
    'payment.failed': { one: 'A payment failed', many: 'failed payments' },
    'order.flagged': { one: 'An order needs a look', many: 'orders need a look' },
    'cancellation.requested': { one: 'New cancellation request', many: 'cancellation requests' },
    'ticket.replied': { one: 'New reply', many: 'new replies' },
    'ticket.opened': { one: 'New ticket', many: 'new tickets' },
    'order.paid': { one: 'New order', many: 'new orders' },
  } satisfies Record<LiveNoticeKind, { one: string; many: string }>,
  several: (count: string, many: string) => `${count} ${many}`,
} as const;

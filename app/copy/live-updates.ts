import type { AnnouncedKind } from '#contract/live-updates';

/** Toasts for admins about new events: one event, or several of the same kind. */
export const liveUpdates = {
  show: 'Show',
  foundUnder: (place: string) => `Open it under ${place}`,
  kinds: {
    'payment.disputed': { one: 'Payment disputed', many: 'disputed payments' },
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

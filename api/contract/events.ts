type ShopEvent = {
  /** Admins are told of it on open pages. */
  announced?: true;
  /** Webhooks can subscribe to it: what has happened. */
  webhook?: string;
};

/** What happens in the shop, the most urgent first. */
export const events = {
  'order.disputed': { announced: true, webhook: 'A payment was disputed with the bank' },
  'order.past_due': { announced: true, webhook: 'A renewal failed' },
  'payment.failed': { announced: true },
  'order.flagged': { announced: true },
  'site.down': { announced: true, webhook: 'A website stopped responding' },
  'cancellation.requested': { announced: true },
  'ticket.replied': { announced: true },
  'ticket.opened': { announced: true, webhook: 'A customer opened a ticket' },
  'ticket.back': { announced: true },
  'review.sent': { announced: true },
  'review.approved': { announced: true },
  'brief.sent': { announced: true },
  'brief.changed': { announced: true },
  'order.paid': { announced: true, webhook: 'The first payment arrived' },
  'site.recovered': { announced: true, webhook: 'A website responds again' },
  'order.created': { webhook: 'A checkout started. Not paid yet' },
  'order.stage_changed': { webhook: 'Work moved to another stage' },
  'order.delivered': { webhook: 'A website was delivered' },
  'order.recovered': { webhook: 'A subscription is no longer past due' },
  'order.refunded': { webhook: 'Money was refunded' },
  'order.cancelled': { webhook: 'A subscription ended' },
  'ticket.answered': { webhook: 'The shop replied to a ticket' },
  'customer.erased': { webhook: 'A customer’s personal data was erased' },
} as const satisfies Record<string, ShopEvent>;

type Events = typeof events;
type EventsWith<Trait extends keyof ShopEvent> = {
  [Name in keyof Events]: Trait extends keyof Events[Name] ? Name : never;
}[keyof Events];

/** What admins are told of on open pages. */
export type AnnouncedKind = EventsWith<'announced'>;
export const announcedKinds = namesWith('announced');

/** What webhooks can subscribe to. */
export type WebhookEventType = EventsWith<'webhook'>;
export const webhookEventTypes = namesWith('webhook');

function namesWith<Trait extends keyof ShopEvent>(trait: Trait): readonly EventsWith<Trait>[] {
  const names = Object.keys(events) as (keyof Events)[];
  return names.filter((name): name is EventsWith<Trait> => trait in events[name]);
}

import * as v from 'valibot';

/** What admins are told of on open pages, the most urgent first. */
export const announcedKinds = [
  'payment.disputed',
  'payment.failed',
  'order.flagged',
  'site.down',
  'cancellation.requested',
  'ticket.replied',
  'ticket.opened',
  'review.sent',
  'review.approved',
  'brief.sent',
  'brief.changed',
  'order.paid',
  'site.recovered',
] as const;
export type AnnouncedKind = (typeof announcedKinds)[number];

/**
 * Pages only fetch these again. `order.changed`: an admin has moved, assigned or delivered an order;
 * `discount.changed`: one has created or ended a code; `customer.changed`: a customer's notes,
 * sessions, billing details or email have changed, or guests were merged; `people.changed`: an owner
 * has changed who may do what.
 */
export const liveUpdateKinds = [
  ...announcedKinds,
  'order.changed',
  'discount.changed',
  'customer.changed',
  'people.changed',
] as const;
export type LiveUpdateKind = (typeof liveUpdateKinds)[number];

/** What has happened, and to what. Pages fetch the rest with their own permissions. */
export const LiveUpdate = v.object({
  kind: v.picklist(liveUpdateKinds),
  /** Of the ticket, discount code, person or admin, else of the order. 0: of nothing with a number. */
  id: v.number(),
  /**
   * Its business id: TKT-2026-0001, ACC-2026-0001, the code, or the person's opaque id. '' for admins.
   */
  name: v.string(),
  /** Whether the admin who receives it caused it. */
  own: v.boolean(),
});
export type LiveUpdate = v.InferOutput<typeof LiveUpdate>;

/**
 * The events of the stream. It starts with `ready` when nothing was missed. `missed`: something may
 * have happened unseen, so everything shown has to be fetched again. `beat` is a heartbeat and the
 * only event without an `id`.
 */
export const liveUpdateEvents = {
  ready: 'ready',
  missed: 'missed',
  notice: 'notice',
  beat: 'beat',
} as const;

/** Between two heartbeats; shorter than the idle timeout of usual proxies. */
export const heartbeatMs = 20_000;

/** The id of the last event that was received, as in the browser's `Last-Event-ID` header. */
export const LiveUpdatesQuery = v.strictObject({
  lastEventId: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

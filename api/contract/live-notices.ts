import * as v from 'valibot';

/** What admins are told of while they look, the most urgent first. */
export const liveUpdateKinds = [
  'payment.disputed',
  'payment.failed',
  'order.flagged',
  'cancellation.requested',
  'ticket.replied',
  'ticket.opened',
  'order.paid',
] as const;
export type LiveUpdateKind = (typeof liveUpdateKinds)[number];

/** What has happened, and to what. Whoever is told fetches the rest, as far as they may see it. */
export const LiveUpdate = v.object({
  kind: v.picklist(liveUpdateKinds),
  /** Of the ticket, else of the order. */
  id: v.number(),
  /** Its business id: TKT-2026-0001, ACC-2026-0001. */
  name: v.string(),
  /** Whether the very person who is told has done it. */
  own: v.boolean(),
});
export type LiveUpdate = v.InferOutput<typeof LiveUpdate>;

/**
 * The events of the stream. `ready` comes first where nothing was missed, `missed` wherever something
 * may have been: whatever is shown has to be fetched anew. A `beat` says that the line stands; it
 * alone has no `id`.
 */
export const liveUpdateEvents = {
  ready: 'ready',
  missed: 'missed',
  notice: 'notice',
  beat: 'beat',
} as const;

/** From beat to beat: shorter than whatever cuts a silent connection on the way. */
export const heartbeatMs = 20_000;

/** The id of the last event that was heard. A browser's own header of that name says the same. */
export const LiveUpdatesQuery = v.strictObject({
  lastEventId: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

import * as v from 'valibot';
import { announcedKinds } from './events.ts';
import { nouns } from './nouns.ts';

/**
 * Of several nouns. `payment.changed`: what was paid for an order and how its subscription goes on;
 * `operations.changed`: what runs behind the shop; `log.changed`: only what the logs and shared views show.
 */
const sharedUpdates = ['payment.changed', 'operations.changed', 'log.changed'] as const;

type Nouns = typeof nouns;
export type ChangedKind = (typeof sharedUpdates)[number] | Nouns[keyof Nouns]['update'];

/**
 * What an admin, or the shop itself, has changed. Pages only fetch it again; a form with unsaved text
 * says so.
 */
export const changedKinds: readonly ChangedKind[] = [
  ...new Set([...Object.values(nouns).map(({ update }) => update), ...sharedUpdates]),
];

/** What an admin does in a record right now. Pages show it for a while; nothing has changed yet. */
export const presenceKinds = ['record.editing', 'record.replying', 'record.left'] as const;

export const liveUpdateKinds = [...announcedKinds, ...changedKinds, ...presenceKinds] as const;
export type LiveUpdateKind = (typeof liveUpdateKinds)[number];

/** What has happened, and to what. Pages fetch the rest with their own permissions. */
export const LiveUpdate = v.object({
  kind: v.picklist(liveUpdateKinds),
  /**
   * Of what was changed, else of the ticket or the order; of the admin who types in a record. 0: of
   * nothing with a number.
   */
  id: v.number(),
  /**
   * Its business id: TKT-2026-0001, ACC-2026-0001, the code or title, or the person's opaque id. ''
   * for admins.
   */
  name: v.string(),
  /** The admin who changed it. */
  actor: v.optional(v.string()),
  /** Whether the admin who receives it caused it. */
  own: v.boolean(),
});
export type LiveUpdate = v.InferOutput<typeof LiveUpdate>;

/**
 * The events of the stream. It starts with `ready` when nothing was missed. `missed`: something may
 * have happened unseen, so everything shown has to be fetched again. `beat`, a heartbeat, has no `id`:
 * missing one changes nothing.
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

import * as v from 'valibot';
import { lengths, line } from './fields.ts';

/** The records whose pages and forms tell that they are open. */
export const presenceKinds = [
  'ticket',
  'order',
  'customer',
  'product',
  'project',
  'settings',
] as const;
export type PresenceKind = (typeof presenceKinds)[number];

/**
 * What an admin does with an open record. `left` is sent once, when they leave it; `replying` is writing to
 * the customer, `editing` changing a form.
 */
export const presenceStates = ['viewing', 'editing', 'replying', 'left'] as const;
export type PresenceState = (typeof presenceStates)[number];

/** How often an open record tells that it is still open. */
export const presenceBeatMs = 10_000;
/** A session that tells the same state more often is not passed on, except that it left. */
export const presenceGapMs = 1000;
/** Who has told nothing for this long is gone. */
export const presenceLastsMs = 25_000;

const place = {
  kind: v.picklist(presenceKinds),
  /** As in addresses: 'TKT-2026-0012', 'ACC-2026-0042', a person's opaque id, '12', 'brand'. */
  id: v.pipe(line(lengths.name), v.regex(/^[\w-]+$/, 'Invalid input')),
};

/** Told by the page or the form of a record. Nothing of it is stored. */
export const NewPresence = v.object({ ...place, state: v.picklist(presenceStates) });
export type NewPresence = v.InferOutput<typeof NewPresence>;

/** A record that can be open. */
export type PresencePlace = Pick<NewPresence, 'kind' | 'id'>;

/** Another admin in a record. */
export const Presence = v.object({
  ...NewPresence.entries,
  /** The id of the user. */
  userId: v.number(),
  name: v.string(),
});
export type Presence = v.InferOutput<typeof Presence>;

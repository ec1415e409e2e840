import * as v from 'valibot';
import { lengths, line } from './fields.ts';

/** What an admin does in an open ticket. `left` is told once, when they leave it. */
export const presenceStates = ['viewing', 'replying', 'left'] as const;
export type PresenceState = (typeof presenceStates)[number];

/** How often an open ticket tells that it is still open. */
export const presenceBeatMs = 10_000;
/** Who has told nothing for this long is gone. */
export const presenceLastsMs = 25_000;

const ticketId = v.pipe(line(lengths.name), v.regex(/^TKT-\d{4}-\d+$/, 'Invalid input'));

/** Told by the page of a ticket. Nothing of it is stored. */
export const NewPresence = v.object({ ticketId, state: v.picklist(presenceStates) });
export type NewPresence = v.InferOutput<typeof NewPresence>;

/** Another admin in a ticket. */
export const Presence = v.object({
  ticketId: v.string(),
  state: v.picklist(presenceStates),
  /** The id of the user. */
  userId: v.number(),
  name: v.string(),
});
export type Presence = v.InferOutput<typeof Presence>;

import * as v from 'valibot';
import { lengths, line } from './fields.ts';
import { type LiveUpdate, presenceKinds } from './live-updates.ts';

/** Someone who types tells it at most this often. */
export const presenceGapMs = 10_000;
/** After this time without a sign, an admin no longer types. */
export const presenceLastsMs = 25_000;

/** A record that admins type in, named as in its address: 'ticket TKT-2026-0012', 'settings brand'. */
const place = /^(ticket|order|customer|product|settings) [\w-]+$/;

/** Told by the page or the form of a record. Nothing of it is stored. */
export const NewPresence = v.object({
  name: v.pipe(line(lengths.name), v.regex(place, 'Invalid input')),
  kind: v.picklist(presenceKinds),
});
export type NewPresence = v.InferOutput<typeof NewPresence>;

/** An admin who types in a record, as live updates say: `id` is the user's, `name` says where. */
export type Presence = LiveUpdate & NewPresence;

export function isPresence(update: LiveUpdate): update is Presence {
  return presenceKinds.some((kind) => kind === update.kind);
}

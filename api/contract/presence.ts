import * as v from 'valibot';
import { lengths, line } from './fields.ts';
import { type LiveUpdate, presenceKinds } from './live-updates.ts';

/** Someone who types tells it at most this often. */
export const presenceGapMs = 10_000;
/** Who has told nothing for this long types no more. */
export const presenceLastsMs = 25_000;

const place = {
  record: v.picklist(['ticket', 'order', 'customer', 'product', 'settings']),
  /** As in addresses: 'TKT-2026-0012', 'ACC-2026-0042', a person's opaque id, '12', 'brand'. */
  id: v.pipe(line(lengths.name), v.regex(/^[\w-]+$/, 'Invalid input')),
};

/** Told by the page or the form of a record. Nothing of it is stored. */
export const NewPresence = v.object({ ...place, kind: v.picklist(presenceKinds) });
export type NewPresence = v.InferOutput<typeof NewPresence>;

/** A record that admins type in. */
export type PresencePlace = Pick<NewPresence, 'record' | 'id'>;

/** An admin who types in a record, as live updates tell: `id` is the user's, `name` says where. */
export type Presence = LiveUpdate & Pick<NewPresence, 'kind'>;

/** How live updates name a record: 'ticket TKT-2026-0012'. */
export function nameOfPlace({ record, id }: PresencePlace): string {
  return `${record} ${id}`;
}

export function isPresence(update: LiveUpdate): update is Presence {
  return presenceKinds.some((kind) => kind === update.kind);
}

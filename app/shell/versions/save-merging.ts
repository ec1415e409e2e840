import type { NewerVersion } from '#contract/problem';
import { getNewerVersion } from '../../data/api-error.ts';
import { type Merge, mergeChanges } from './merge-changes.ts';

/** Null: it is new. */
export type Stored = { version: number | string } | null;

/** Who stored what meanwhile, and what is to be asked about it. */
export type Newer<Kind extends Stored, Fields> = NewerVersion &
  Merge<Fields> & { stored: NonNullable<Kind>; theirs: Fields };

export type MergeOptions<Kind extends Stored, Fields extends object> = {
  /** The fields as the form has them. */
  fieldsOf: (stored: Kind) => Fields;
  /** The newest version, past every cache. */
  readNewest: () => Promise<NonNullable<Kind> | null | undefined>;
  /** The fields without what is no part of their values. */
  comparable?: (fields: Fields) => Record<keyof Fields, unknown>;
};

type SaveOptions<Kind extends Stored, Fields extends object, Saved> = MergeOptions<Kind, Fields> & {
  /** The version that `mine` was begun with. */
  seen: Kind;
  mine: Fields;
  /** Saves the fields over a version; refused with {@link getNewerVersion} if there is a newer one. */
  send: (fields: Fields, seen: Kind) => Promise<Saved>;
  /** Whether the merged fields pass the form's own rules. */
  isValid?: (fields: Fields) => boolean;
};

/** `newer`: what was merged into what is saved, or what has to be asked first. */
export type Outcome<Kind extends Stored, Fields, Saved> =
  | { saved: { value: Saved }; newer: Newer<Kind, Fields> | undefined }
  | { saved?: never; newer: Newer<Kind, Fields>; error: unknown };

/**
 * Saves what a form has. If someone else was faster, the fields that only they changed are merged and
 * saved over theirs; nothing is saved once both changed a field.
 */
export async function saveMerging<Kind extends Stored, Fields extends object, Saved>(
  options: SaveOptions<Kind, Fields, Saved>,
): Promise<Outcome<Kind, Fields, Saved>> {
  const { readNewest, send, isValid = () => true } = options;
  let { seen, mine } = options;
  let newer: Newer<Kind, Fields> | undefined;
  for (;;) {
    try {
      return { saved: { value: await send(mine, seen) }, newer };
    } catch (error) {
      const change = getNewerVersion(error);
      const stored = change && (await readNewest().catch(() => undefined));
      // Without theirs to compare, the conflict itself is what failed; saving again asks again.
      if (!change || !stored || stored.version === seen?.version) throw error;
      const before = newer?.adopted ?? [];
      newer = mergeNewer(options, change, stored, { base: seen, mine });
      newer.adopted = [...new Set([...before, ...newer.adopted])];
      if (newer.asked.length > 0 || !isValid(newer.merged)) return { newer, error };
      [seen, mine] = [stored, newer.merged];
    }
  }
}

/** Merges what someone else has stored into what a form has. */
export function mergeNewer<Kind extends Stored, Fields extends object>(
  { fieldsOf, comparable }: MergeOptions<Kind, Fields>,
  { by, at }: NewerVersion,
  stored: NonNullable<Kind>,
  { base, mine }: { base: Kind; mine: Fields },
): Newer<Kind, Fields> {
  const theirs = fieldsOf(stored);
  const merge = mergeChanges({ base: fieldsOf(base), mine, theirs }, comparable);
  return { by, at, stored, theirs, ...merge };
}

import { useState } from 'react';
import type { NewerVersion } from '#contract/problem';
import { editConflict as copy } from '../../copy/edit-conflicts.ts';
import {
  type MergeOptions,
  mergeNewer,
  type Newer,
  type Stored,
  saveMerging,
} from './save-merging.ts';

/** How a form names its fields, and shows what is in them. */
export type FieldWords<Fields> = {
  labelOf: (name: keyof Fields & string) => string;
  /** May say only what differs from `others`. */
  textOf: (name: keyof Fields & string, fields: Fields, others: Fields) => string;
};

/** A newer version in words. `adopted`: the fields that the form took from it. */
export type ShownNewer = NewerVersion & {
  version: number | string;
  adopted: readonly string[];
  asked: readonly { field: string; theirs: string; yours: string }[];
};

type Options<Kind extends Stored, Fields extends object> = MergeOptions<Kind, Fields> & {
  /** The version that the form starts with. */
  initial: Kind;
  /** Shows their values of some fields in the form. */
  adopt: (theirs: Fields, names: readonly (keyof Fields & string)[]) => void;
  words: FieldWords<Fields>;
  isValid?: (fields: Fields) => boolean;
  /** Who made a change that no admin is named for. */
  someone?: string;
};

/**
 * Tracks which version a form edits. What others change meanwhile is merged; `newer` is what the form
 * has to show of it.
 */
export function useMerge<Kind extends Stored, Fields extends object>(
  options: Options<Kind, Fields>,
) {
  const { initial, adopt, words, someone = copy.someone } = options;
  const [seen, setSeen] = useState(initial);
  const [newer, setNewer] = useState<Newer<Kind, Fields>>();

  const [loads, setLoads] = useState(0);

  function show(found: Newer<Kind, Fields>): void {
    adopt(found.theirs, found.adopted);
    setSeen(found.stored);
    setNewer(found);
  }

  return {
    /** The newest version that the form knows. */
    seen,
    newer,
    /** The newer version beside what the form has now. */
    describe(mine: Fields): ShownNewer | undefined {
      if (!newer) return;
      const { by, at, stored, theirs, adopted, asked } = newer;
      return {
        by,
        at,
        version: stored.version,
        adopted: adopted.map(words.labelOf),
        asked: asked.map((name) => ({
          field: words.labelOf(name),
          theirs: words.textOf(name, theirs, mine),
          yours: words.textOf(name, mine, theirs),
        })),
      };
    },
    /**
     * Saves the fields over the version that was seen. Undefined: the newer version is shown first.
     * `say` adds what was merged to the toast that says that it is saved.
     */
    async save<Saved>(mine: Fields, send: (fields: Fields, seen: Kind) => Promise<Saved>) {
      const outcome = await saveMerging({ ...options, seen, mine, send });
      if (!outcome.saved) return show(outcome.newer);
      setNewer(undefined);
      const { by = null, theirs, adopted = [] } = outcome.newer ?? {};
      if (theirs) adopt(theirs, adopted);
      const kept = adopted.length > 0 && copy.kept(by ?? someone, adopted.map(words.labelOf));
      return {
        ...outcome.saved,
        say: <Toast extends { description: string }>(toast: Toast): Toast =>
          kept ? { ...toast, description: copy.also(toast.description, kept) } : toast,
      };
    },
    /** Shows what someone else has just stored, beside what was typed. */
    showNewer(change: NewerVersion, stored: NonNullable<Kind> | undefined, mine: Fields): void {
      if (!stored || stored.version === seen?.version) return;
      show(mergeNewer(options, change, stored, { base: seen, mine }));
    },
    /** Replaces what is in the fields with the newer version. */
    load(): void {
      if (!newer) return;
      adopt(newer.theirs, Object.keys(newer.theirs) as (keyof Fields & string)[]);
      setSeen(newer.stored);
      setNewer(undefined);
      setLoads(loads + 1);
    },
    /** Changes once nothing of what is in the fields is one's own. */
    startKey: `loaded ${loads}`,
    /** Continues with a version as if the form had been opened with it. */
    restart(next: Kind): void {
      setSeen(next);
      setNewer(undefined);
    },
  };
}

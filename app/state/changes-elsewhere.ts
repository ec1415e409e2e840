import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ChangedKind, LiveUpdate } from '#contract/live-updates';

/** Who changed a record, and when this tab heard of it. */
export type ChangeElsewhere = { by: string | null; at: string };

const changesAtom = atom<ReadonlyMap<string, ChangeElsewhere>>(new Map());

/** Remembers the last change of each record by another admin. */
export const noteChangeAtom = atom(null, (_get, set, { kind, id, actor, own }: LiveUpdate) => {
  if (own || actor === undefined) return;
  const change = { by: actor, at: new Date().toISOString() };
  set(changesAtom, (before) => new Map(before).set(keyOf(kind, id), change));
});

/**
 * The last change of a record by another admin since this was mounted, or since it was last settled;
 * undefined if there is none.
 */
export function useChangeElsewhere(kind: ChangedKind, id: number | undefined) {
  const last = useAtomValue(changesAtom).get(keyOf(kind, id ?? 0));
  const [settled, setSettled] = useState(last);
  return {
    change: last === settled ? undefined : last,
    /** Call it once the form shows the newer version. */
    settle: () => setSettled(last),
  };
}

function keyOf(kind: string, id: number): string {
  return `${kind} ${id}`;
}

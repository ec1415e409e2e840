import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { type ChangedKind, changedKinds, type LiveUpdate } from '#contract/live-updates';

/**
 * Which admin changed a record, and when this tab heard of it. `by` is null for a change that no admin is
 * named for, such as a customer's own.
 */
export type ChangeElsewhere = { by: string | null; at: string };

/** The record's number, or what names it in addresses. */
type Subject = number | string;

const changesAtom = atom<ReadonlyMap<string, ChangeElsewhere>>(new Map());

/** Remembers the last change of each record by someone else. */
export const noteChangeAtom = atom(
  null,
  (_get, set, { kind, id, name, actor, own }: LiveUpdate) => {
    if (own || !changedKinds.some((changed) => changed === kind)) return;
    const change = { by: actor ?? null, at: new Date().toISOString() };
    set(changesAtom, (before) =>
      new Map(before).set(keyOf(kind, id), change).set(keyOf(kind, name), change),
    );
  },
);

/**
 * The last change of a record by someone else since this was mounted, or since it was last settled;
 * undefined if there is none.
 */
export function useChangeElsewhere(kind: ChangedKind, subject: Subject | undefined) {
  const last = useAtomValue(changesAtom).get(keyOf(kind, subject ?? 0));
  const [settled, setSettled] = useState(last);
  return {
    change: last === settled ? undefined : last,
    /** Call it once the form shows the newer version. */
    settle: () => setSettled(last),
  };
}

/** A number and a name of the same digits are different subjects. */
function keyOf(kind: string, subject: Subject): string {
  return `${kind} ${JSON.stringify(subject)}`;
}

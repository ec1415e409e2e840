import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  type NewPresence,
  nameOfPlace,
  type Presence,
  type PresencePlace,
  presenceGapMs,
} from '#contract/presence';
import { callApi } from '../../data/client.ts';
import { presenceAtom } from '../../state/presence.ts';

/** What typing in a record is. */
type Typing = Exclude<NewPresence['kind'], 'record.left'>;

/**
 * Tells other admins that someone types in this record, and knows of those who do. `place`: null for
 * nothing that others could have open.
 */
export function usePresence(
  place: PresencePlace | null,
  typing: Typing,
): { others: readonly Presence[]; onTyping: () => void } {
  const toldAtMs = useRef<number>(undefined);
  const all = useAtomValue(presenceAtom);
  const { record, id } = place ?? {};

  useEffect(
    () => () => {
      if (record && id && toldAtMs.current !== undefined) tell({ record, id, kind: 'record.left' });
      toldAtMs.current = undefined;
    },
    [record, id],
  );

  return {
    others: place ? all.filter(({ name }) => name === nameOfPlace(place)) : [],
    onTyping: () => {
      if (!place || Date.now() - (toldAtMs.current ?? 0) < presenceGapMs) return;
      toldAtMs.current = Date.now();
      tell({ ...place, kind: typing });
    },
  };
}

/** A failed call changes nothing for the one who types, and the next one follows within seconds. */
function tell(body: NewPresence): void {
  callApi('POST /api/admin/presence', { body }).catch(() => undefined);
}

import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { type NewPresence, type Presence, presenceGapMs } from '#contract/presence';
import { callApi } from '../../data/client.ts';
import { presenceAtom } from '../../state/presence.ts';

/**
 * Tells other admins that someone types in this record, and knows of those who do. `place` is
 * 'order ACC-2026-0042', or null for nothing that others could have open.
 */
export function usePresence(
  place: string | null,
  typing: Exclude<NewPresence['kind'], 'record.left'>,
): { others: readonly Presence[]; onTyping: () => void } {
  const announcedAtMs = useRef(0);
  const all = useAtomValue(presenceAtom);

  useEffect(
    () => () => {
      if (announcedAtMs.current > 0) announce(place, 'record.left');
      announcedAtMs.current = 0;
    },
    [place],
  );

  return {
    others: all.filter(({ name }) => name === place),
    onTyping: () => {
      if (Date.now() - announcedAtMs.current < presenceGapMs || !announce(place, typing)) return;
      announcedAtMs.current = Date.now();
    },
  };
}

/** A failed call is ignored: it doesn't affect the admin who types, and the next follows in seconds. */
function announce(name: string | null, kind: NewPresence['kind']): boolean {
  if (name) callApi('POST /api/admin/presence', { body: { name, kind } }).catch(() => undefined);
  return name !== null;
}

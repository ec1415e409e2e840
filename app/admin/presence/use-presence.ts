import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  type Presence,
  type PresencePlace,
  type PresenceState,
  presenceBeatMs,
} from '#contract/presence';
import { tellPresence } from '../../data/presence.ts';
import { presenceAtom } from '../../state/presence.ts';

/** Someone who has typed within this time is still at it. */
const typingMs = 15_000;

/** What typing in a record is. */
type Typing = Extract<PresenceState, 'editing' | 'replying'>;

/**
 * Tells other admins that this record is open, or being changed, and knows of those who have it open. A
 * hidden tab is not told: no one looks at it. `place`: null for nothing that others could have open.
 */
export function usePresence(
  place: PresencePlace | null,
  typing: Typing,
): {
  others: readonly Presence[];
  onTyping: () => void;
} {
  const typedAtMs = useRef(0);
  const told = useRef<PresenceState>('left');
  const all = useAtomValue(presenceAtom);

  const { kind, id } = place ?? {};

  useEffect(() => {
    if (!kind || !id) return;
    const tell = (state: PresenceState) => {
      told.current = state;
      tellPresence({ kind, id, state });
    };
    const beat = () => {
      if (document.hidden) return;
      tell(Date.now() - typedAtMs.current < typingMs ? typing : 'viewing');
    };
    const followVisibility = () => (document.hidden ? tell('left') : beat());
    beat();
    const timer = setInterval(beat, presenceBeatMs);
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followVisibility);
      tell('left');
    };
  }, [kind, id, typing]);

  return {
    others: all.filter((other) => other.kind === kind && other.id === id),
    onTyping: () => {
      if (!kind || !id) return;
      typedAtMs.current = Date.now();
      if (told.current === typing) return;
      told.current = typing;
      tellPresence({ kind, id, state: typing });
    },
  };
}

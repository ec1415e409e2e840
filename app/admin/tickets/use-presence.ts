import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { type Presence, type PresenceState, presenceBeatMs } from '#contract/presence';
import { tellPresence } from '../../data/admin-tickets.ts';
import { presenceAtom } from '../../state/presence.ts';

/** Someone who has typed within this time is replying. */
const typingMs = 15_000;

/**
 * Tells other admins that this ticket is open, or being replied to, and knows of those who have it open. A
 * hidden tab is not told: no one looks at it.
 */
export function usePresence(ticketId: string): {
  others: readonly Presence[];
  onTyping: () => void;
} {
  const typedAtMs = useRef(0);
  const toldState = useRef<PresenceState>(undefined);
  const all = useAtomValue(presenceAtom);

  useEffect(() => {
    const tell = (state: PresenceState) => {
      toldState.current = state;
      tellPresence({ ticketId, state });
    };
    const beat = () => {
      if (document.hidden) return;
      tell(Date.now() - typedAtMs.current < typingMs ? 'replying' : 'viewing');
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
  }, [ticketId]);

  return {
    others: all.filter((presence) => presence.ticketId === ticketId),
    onTyping: () => {
      typedAtMs.current = Date.now();
      if (toldState.current === 'replying') return;
      toldState.current = 'replying';
      tellPresence({ ticketId, state: 'replying' });
    },
  };
}

import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  type Presence,
  type PresencePlace,
  type PresenceState,
  presenceBeatMs,
  presenceGapMs,
} from '#contract/presence';
import { tellPresence } from '../../data/presence.ts';
import { presenceAtom } from '../../state/presence.ts';

/** Someone who has typed within this time is still at it. */
const typingMs = 15_000;

/** The server counts from when a call arrives, which takes longer once in a while. */
const gapMs = presenceGapMs + 200;

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
  const told = useRef<{ state: PresenceState; atMs: number }>(undefined);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const all = useAtomValue(presenceAtom);

  const { kind, id } = place ?? {};

  useEffect(() => {
    if (!kind || !id) return;
    const tell = (state: PresenceState) => {
      told.current = { state, atMs: Date.now() };
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
      clearTimeout(soon.current);
      document.removeEventListener('visibilitychange', followVisibility);
      tell('left');
    };
  }, [kind, id, typing]);

  return {
    others: all.filter((other) => other.kind === kind && other.id === id),
    onTyping: () => {
      if (!kind || !id) return;
      typedAtMs.current = Date.now();
      const { state, atMs } = told.current ?? { state: 'left', atMs: 0 };
      if (state === typing) return;
      told.current = { state: typing, atMs };
      // What follows the last call at once would not be passed on.
      const tell = () => tellPresence({ kind, id, state: typing });
      soon.current = setTimeout(tell, Math.max(0, atMs + gapMs - typedAtMs.current));
    },
  };
}

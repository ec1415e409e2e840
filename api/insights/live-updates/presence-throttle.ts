import type { Clock } from '#api/platform/clock';
import { type NewPresence, presenceGapMs } from '#contract/presence';

const maxSessions = 1000;

/**
 * Lets a session tell one presence a second; a page that tells more is not passed on. Leaving always is.
 * Kept in memory, for the seconds that it matters.
 */
export function createPresenceThrottle({ now }: { now: Clock }) {
  const toldAt = new Map<string, number>();
  return {
    allows(session: string, { state }: NewPresence): boolean {
      const at = now().getTime();
      if (state !== 'left' && at - (toldAt.get(session) ?? 0) < presenceGapMs) return false;
      // The oldest is first, because each is added again.
      toldAt.delete(session);
      if (toldAt.size >= maxSessions) toldAt.delete(toldAt.keys().next().value ?? '');
      toldAt.set(session, at);
      return true;
    },
  };
}

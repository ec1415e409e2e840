import type { Clock } from '#api/platform/clock';
import { type NewPresence, presenceGapMs } from '#contract/presence';

const maxKept = 3000;

/**
 * Lets a session tell each state once a second; a page that tells more is not passed on. Leaving always is.
 * Kept in memory, for the seconds that it matters.
 */
export function createPresenceThrottle({ now }: { now: Clock }) {
  const toldAt = new Map<string, number>();
  return {
    allows(session: string, { state }: NewPresence): boolean {
      const at = now().getTime();
      const key = `${session} ${state}`;
      if (state !== 'left' && at - (toldAt.get(key) ?? 0) < presenceGapMs) return false;
      // The oldest is first, because each is added again.
      toldAt.delete(key);
      if (toldAt.size >= maxKept) toldAt.delete(toldAt.keys().next().value ?? '');
      toldAt.set(key, at);
      return true;
    },
  };
}

import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveNotice } from '#contract/live-notices';
import { subscribeToLiveUpdates } from '../../data/live-updates.ts';
import { createPacedRefresh } from '../../data/paced-refresh.ts';
import { useRefreshFromLiveUpdates } from '../../data/refresh-from-live-updates.ts';
import { lastEventIdAtom } from '../../state/last-event-id.ts';
import { createBatcher } from './batch.ts';
import { useUpdateToasts } from './use-update-toasts.ts';

/** However much happens, nothing is fetched anew more often. */
const refreshEveryMs = 3000;

/**
 * Keeps what an admin looks at fresh, and says what has happened. Nothing is said of what they did
 * themselves, in this tab or another.
 */
export function LiveUpdates() {
  const store = useStore();
  const refresh = useRefreshFromLiveUpdates();
  const [untold, setUntold] = useState<readonly LiveNotice[]>([]);
  useUpdateToasts(untold, {
    onTold: (count) => setUntold((now) => now.slice(count)),
    onKept: (notices) => setUntold((now) => [...notices, ...now]),
  });

  const renew = useEffectEvent((heard: readonly (LiveNotice | null)[]) => refresh(heard));
  const take = useEffectEvent((notices: readonly LiveNotice[]) => {
    setUntold((before) => [...before, ...notices.filter(({ own }) => !own)]);
  });

  useEffect(() => {
    const renewing = createPacedRefresh<LiveNotice | null>((heard) => renew(heard), refreshEveryMs);
    const gathered = createBatcher<LiveNotice>((notices) => {
      renewing.add(...notices);
      take(notices);
    });
    const stop = subscribeToLiveUpdates({
      lastHeard: () => store.get(lastEventIdAtom),
      onHeard: (eventId) => store.set(lastEventIdAtom, eventId),
      onMissed: () => renewing.add(null),
      onNotice: gathered.add,
    });
    return () => {
      stop();
      gathered.end();
    };
  }, [store]);

  return null;
}

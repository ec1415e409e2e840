import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { announcedKinds, type LiveUpdate } from '#contract/live-updates';
import { isPresence } from '#contract/presence';
import { useCheckSession } from '../../data/check-session.ts';
import { subscribeToLiveUpdates } from '../../data/live-updates.ts';
import { createPacedRefresh } from '../../data/paced-refresh.ts';
import { noteChangeAtom } from '../../state/changes-elsewhere.ts';
import { lastEventIdAtom } from '../../state/last-event-id.ts';
import { presenceAtom } from '../../state/presence.ts';
import { useRefreshFromLiveUpdates } from './refresh.ts';
import { useUpdateToasts } from './use-update-toasts.ts';

/** Items that arrive within this time form a batch. */
export const batchMs = 500;

/** Lists are refetched at most this often. */
const refreshEveryMs = 3000;

/**
 * Refetches what live updates affect and announces them in toasts. The admin's own actions, in this
 * tab or another, are not announced.
 */
export function LiveUpdates() {
  const store = useStore();
  const refresh = useRefreshFromLiveUpdates();
  const [pending, setPending] = useState<readonly LiveUpdate[]>([]);
  useUpdateToasts(pending, {
    onAnnounced: (count) => setPending((now) => now.slice(count)),
    onPostponed: (notices) => setPending((now) => [...notices, ...now]),
  });

  const checkSession = useCheckSession();
  const checkNow = useEffectEvent(() => checkSession());
  const refreshNow = useEffectEvent((heard: readonly (LiveUpdate | null)[]) => refresh(heard));
  const enqueue = useEffectEvent((notices: readonly LiveUpdate[]) => {
    setPending((before) => [
      ...before,
      ...notices.filter(({ own, kind }) => !own && announcedKinds.some((known) => known === kind)),
    ]);
  });

  useEffect(() => {
    const pacedRefresh = createPacedRefresh<LiveUpdate | null>(
      (heard) => refreshNow(heard),
      refreshEveryMs,
    );
    const batcher = createBatcher<LiveUpdate>((notices) => {
      pacedRefresh.add(...notices);
      enqueue(notices);
      for (const notice of notices) store.set(noteChangeAtom, notice);
      if (notices.some(({ kind }) => kind === 'people.changed')) void checkNow();
    });
    const stop = subscribeToLiveUpdates({
      lastHeard: () => store.get(lastEventIdAtom),
      onHeard: (eventId) => store.set(lastEventIdAtom, eventId),
      onMissed() {
        pacedRefresh.add(null);
        void checkNow();
      },
      onNotice: (notice) =>
        isPresence(notice) ? store.set(presenceAtom, notice) : batcher.add(notice),
      onLost: () => void checkNow(),
    });
    return () => {
      stop();
      batcher.flush();
    };
  }, [store]);

  return null;
}

/** Collects items that arrive close together and passes them on as one batch. */
export function createBatcher<Item>(onBatch: (items: readonly Item[]) => void) {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (items.length > 0) onBatch(items);
    items = [];
  }

  return {
    add(item: Item): void {
      items.push(item);
      timer ??= setTimeout(flush, batchMs);
    },
    /** Passes on what was collected so far. */
    flush,
  };
}

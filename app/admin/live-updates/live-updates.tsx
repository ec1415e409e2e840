import { atom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { announcedKinds } from '#contract/events';
import type { LiveUpdate, LiveUpdateKind } from '#contract/live-updates';
import { isPresence } from '#contract/presence';
import { useCheckSession } from '../../data/check-session.ts';
import { isListViewsPath } from '../../data/list-views.ts';
import { subscribeToLiveUpdates } from '../../data/live-updates.ts';
import { createPacedRefresh } from '../../data/paced-refresh.ts';
import { useInvalidate } from '../../data/refresh.ts';
import { sections } from '../../sections.ts';
import { noteChangeAtom } from '../../state/changes-elsewhere.ts';
import { presenceAtom } from '../../state/presence.ts';
import type { AdminSection, SectionRefresh } from '../section.ts';
import { useUpdateToasts } from './use-update-toasts.ts';

type KindOf<Section> = Section extends { refresh: { kinds: readonly (infer Kind)[] } }
  ? Kind
  : never;

type KindOfSections = KindOf<(typeof sections)[number]>;

/** What is fetched again after the kinds that no section refreshes after. */
const others: Record<Exclude<LiveUpdateKind, KindOfSections>, (path: string) => boolean> = {
  'log.changed': isListViewsPath,
  'record.editing': isNothing,
  'record.replying': isNothing,
  'record.left': isNothing,
};

const stale: readonly SectionRefresh[] = [
  ...sections.flatMap(({ refresh }: AdminSection) => refresh ?? []),
  ...Object.entries(others).map(([kind, isStale]) => ({
    kinds: [kind as LiveUpdateKind],
    isStale,
  })),
];

/** Items that arrive within this time form a batch. */
export const batchMs = 500;

/** Lists are refetched at most this often. */
const refreshEveryMs = 3000;

/** The id of the last live event that this tab received; null before the first. */
const lastEventIdAtom = atom<string | null>(null);

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

/**
 * Fetches what the updates have changed: lists, figures, and the named orders and tickets. `null`
 * means that unknown updates were missed.
 */
export function useRefreshFromLiveUpdates() {
  const renew = useInvalidate();
  return (heard: readonly (LiveUpdate | null)[]): Promise<void> =>
    renew((path) => heard.some((update) => isStale(path, update)));
}

function isStale(path: string, update: LiveUpdate | null): boolean {
  return stale
    .filter(({ kinds }) => !update || !kinds || kinds.includes(update.kind))
    .some((refresh) => refresh.isStale(path, update));
}

function isNothing(): boolean {
  return false;
}

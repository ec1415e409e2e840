import type { LiveUpdate, LiveUpdateKind } from '#contract/live-updates';
import { isListViewsPath } from '../../data/list-views.ts';
import { useInvalidate } from '../../data/refresh.ts';
import { sections } from '../../sections.ts';
import type { AdminSection, SectionRefresh } from '../section.ts';

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

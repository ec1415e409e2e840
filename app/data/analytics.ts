import type { Analytics } from '#contract/analytics';
import type { Span } from '#contract/intervals';
import { apiPaths } from '#contract/paths';
import type { Series, SeriesMetric } from '#contract/series';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** How the business stands; undefined while it is on its way. */
export function useAnalytics() {
  const { data: figures, ...state } = useResource<Analytics>(apiPaths.analytics);
  return { figures, ...state };
}

/** How one thing went; undefined while it is on its way. */
export function useSeries(metric: SeriesMetric, { from, to, interval }: Span) {
  const query = new URLSearchParams({ metric, from: dayOf(from), to: dayOf(to), interval });
  const { data: series, ...state } = useResource<Series>(`${apiPaths.analyticsSeries}?${query}`);
  return { series, ...state };
}

/** For changes that are counted somewhere. */
export function useRefreshFigures() {
  const refresh = useRefresh();
  return () => refresh(isFiguresPath);
}

export function isFiguresPath(path: string): boolean {
  return (
    path === apiPaths.analytics ||
    path === apiPaths.revenueSummary ||
    path.startsWith(`${apiPaths.analyticsSeries}?`)
  );
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

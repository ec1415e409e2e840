import type { Span } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';
import { addressOf } from './address.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** How the business stands; undefined while it is on its way. */
export function useAnalytics() {
  const { data: figures, ...state } = useResource(addressOf('GET /api/analytics'));
  return { figures, ...state };
}

/** How one thing went; undefined while it is on its way. */
export function useSeries(metric: SeriesMetric, { from, to, interval }: Span) {
  const query = { metric, from: dayOf(from), to: dayOf(to), interval };
  const { data: series, ...state } = useResource(addressOf('GET /api/analytics/series', { query }));
  return { series, ...state };
}

/** For changes that are counted somewhere. */
export function useRefreshFigures() {
  const refresh = useRefresh();
  return () => refresh(isFiguresPath);
}

export function isFiguresPath(path: string): boolean {
  return (
    path === addressOf('GET /api/analytics') ||
    path === addressOf('GET /api/admin/revenue-summary') ||
    path.startsWith('/api/analytics/series?')
  );
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

import type { Span } from '#contract/intervals';
import type { SeriesMetric } from '#contract/series';
import { addressOf } from './address.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** The figures of the business; undefined while they load, and for admins who may not read them. */
export function useAnalytics(mayRead: boolean) {
  const { data: figures, ...state } = useResource(mayRead ? addressOf('GET /api/analytics') : null);
  return { figures, ...state };
}

/** One metric over time; undefined while it loads. */
export function useSeries(metric: SeriesMetric, { from, to, interval }: Span) {
  const query = { metric, from: dayOf(from), to: dayOf(to), interval };
  const { data: series, ...state } = useResource(addressOf('GET /api/analytics/series', { query }));
  return { series, ...state };
}

/** Call it after a change that the figures count. */
export function useRefreshFigures() {
  const refresh = useRefresh();
  return () => refresh(isFiguresPath);
}

export function isFiguresPath(path: string): boolean {
  return (
    path === addressOf('GET /api/analytics') ||
    path === addressOf('GET /api/admin/waiting') ||
    path === addressOf('GET /api/admin/revenue-summary') ||
    path.startsWith('/api/analytics/series?')
  );
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

import useSWR from 'swr';
import type { Analytics } from '#contract/analytics';
import type { Span } from '#contract/intervals';
import { apiPaths } from '#contract/paths';
import type { Series, SeriesMetric } from '#contract/series';
import { read } from './client.ts';
import { useRefresh } from './refresh.ts';

/** How the business stands; undefined while it is on its way. */
export function useAnalytics() {
  const { data, error, mutate } = useSWR<Analytics, Error>(apiPaths.analytics, read);
  return { figures: data, error, retry: () => void mutate() };
}

/** How one thing went; undefined while it is on its way. */
export function useSeries(metric: SeriesMetric, { from, to, interval }: Span) {
  const query = new URLSearchParams({ metric, from: dayOf(from), to: dayOf(to), interval });
  const path = `${apiPaths.analyticsSeries}?${query}`;
  const { data, error, mutate } = useSWR<Series, Error>(path, read);
  return { series: data, error, retry: () => void mutate() };
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

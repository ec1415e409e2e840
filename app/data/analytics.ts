import useSWR from 'swr';
import type { Analytics } from '#contract/analytics';
import { apiPaths } from '#contract/paths';
import { read } from './client.ts';
import { useRefresh } from './refresh.ts';

/** How the business stands; undefined while it is on its way. */
export function useAnalytics() {
  const { data, error, mutate } = useSWR<Analytics, Error>(apiPaths.analytics, read);
  return { figures: data, error, retry: () => void mutate() };
}

/** For changes that are counted somewhere. */
export function useRefreshFigures() {
  const refresh = useRefresh();
  return () => refresh((path) => path === apiPaths.analytics || path === apiPaths.revenueSummary);
}

import useSWR from 'swr';
import type { RevenueSummary } from '#contract/analytics';
import { apiPaths } from '#contract/paths';
import { read } from './client.ts';

/** What the orders brought in; undefined while it is on its way. */
export function useRevenueSummary() {
  const { data, error, mutate } = useSWR<RevenueSummary, Error>(apiPaths.revenueSummary, read);
  return { summary: data, error, retry: () => void mutate() };
}

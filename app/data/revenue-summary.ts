import type { RevenueSummary } from '#contract/analytics';
import { apiPaths } from '#contract/paths';
import { useResource } from './resource.ts';

/** What the orders brought in; undefined while it is on its way. */
export function useRevenueSummary() {
  const { data: summary, ...state } = useResource<RevenueSummary>(apiPaths.revenueSummary);
  return { summary, ...state };
}

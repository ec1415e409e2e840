import { apiPaths } from '#contract/paths';
import type { SupportAnswer, SupportRequest } from '#contract/support';
import { post } from './client.ts';
import { useRefresh } from './refresh.ts';

/** Sends what a visitor asks; of somebody signed in it becomes one of their tickets. */
export function useSendSupportRequest() {
  const refresh = useRefresh();
  return async (request: SupportRequest): Promise<SupportAnswer> => {
    const answer = await post<SupportAnswer>(apiPaths.support, request);
    await refresh((path) => path === apiPaths.tickets);
    return answer;
  };
}

import type { CancellationRequest } from '#contract/cancellations';
import { apiPaths } from '#contract/paths';
import { patch } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';

/** Carries out a request to cancel. Refused or not, requests and orders are read anew after it. */
export function useProcessCancellation() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  return async (id: number): Promise<void> => {
    try {
      await patch<CancellationRequest>(`${apiPaths.cancellationRequests}/${id}/process`);
    } finally {
      await Promise.all([
        refreshList(apiPaths.cancellationRequests),
        refreshList(apiPaths.orders),
        refresh((path) => path.startsWith(`${apiPaths.orders}/`)),
      ]);
    }
  };
}

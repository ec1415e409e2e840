import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';

/** Sends a failed mail again. Refused or not, the log is fetched again. */
export function useMailRetry() {
  const refreshList = useRefreshList();
  return async (id: number): Promise<void> => {
    try {
      await callApi('POST /api/admin/mails/:id/retry', { params: { id } });
    } finally {
      await refreshList(addressOf('GET /api/admin/mails'));
    }
  };
}

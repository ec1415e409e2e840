import type { MailEntry } from '#contract/mails';
import { apiPaths } from '#contract/paths';
import { post } from './client.ts';
import { useRefreshList } from './lists.ts';

/** Sends a failed mail again. Refused or not, the log is read anew after it. */
export function useMailRetry() {
  const refreshList = useRefreshList();
  return async (id: number): Promise<void> => {
    try {
      await post<MailEntry>(apiPaths.mailRetry(id));
    } finally {
      await refreshList(apiPaths.mails);
    }
  };
}

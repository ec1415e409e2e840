import { apiPaths } from '#contract/paths';
import type { AdminTicket } from '#contract/tickets';
import type { TicketStatus } from '#db/values/enumerations';
import { useRefreshFigures } from './analytics.ts';
import { patch } from './client.ts';
import { useRefreshList } from './lists.ts';

/** Changes a ticket's status, and refreshes the tickets and the figures made of them. */
export function useTicketStatus() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  return async (id: number, status: TicketStatus) => {
    await patch<AdminTicket>(apiPaths.supportStatus(id), { status });
    await Promise.all([refreshList(apiPaths.support), refreshFigures()]);
  };
}

import useSWR, { useSWRConfig } from 'swr';
import type { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import type { NewShopMessage, TicketMessage } from '#contract/ticket-messages';
import type { AdminTicket, AdminTicketDetails, Assignee, TicketChange } from '#contract/tickets';
import type { TicketStatus } from '#db/values/enumerations';
import { useRefreshFigures } from './analytics.ts';
import { patch, post, read, remove } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { toResource, useResource } from './resource.ts';
import { revalidateOnOpen } from './tickets.ts';

/** A ticket with what its customer has bought. */
export function useAdminTicket(id: number) {
  const { data: ticket, ...state } = useResource<AdminTicketDetails>(
    apiPaths.supportTicket(id),
    revalidateOnOpen,
  );
  return { ticket, ...state };
}

/** Everything that was written in it, internal notes too; the oldest first. */
export function useAdminTicketMessages(id: number) {
  const answer = useSWR<TicketMessage[], Error>(
    apiPaths.supportMessages(id),
    read,
    revalidateOnOpen,
  );
  const { isValidating, mutate } = answer;
  const { data: messages, ...state } = toResource(answer);
  return {
    messages,
    ...state,
    /** Whether they are what the server has, not what an earlier opening left. */
    isFresh: messages !== undefined && !isValidating,
    refresh: async () => void (await mutate()),
  };
}

/** Whoever can be given a ticket. */
export function useAssignees() {
  return { assignees: useResource<Assignee[]>(apiPaths.assignees).data };
}

/** Changes a ticket's status, and refreshes the tickets and the figures made of them. */
export function useTicketStatus() {
  const refreshDesk = useRefreshTickets();
  return async (id: number, status: TicketStatus) => {
    await patch<AdminTicket>(apiPaths.supportStatus(id), { status });
    await refreshDesk(id);
  };
}

/** What else admins do about a ticket; each refreshes what shows it. */
export function useAdminTicketMutations(id: number) {
  const { mutate } = useSWRConfig();
  const refreshDesk = useRefreshTickets();
  return {
    /** `readUpTo`: refused with {@link getNewerVersion} where another admin has replied after it. */
    reply: async (message: NewShopMessage & { readUpTo: number }): Promise<TicketMessage> => {
      const sent = await post<TicketMessage>(apiPaths.supportMessages(id), message);
      // It stands there at once; what else it changes may come after it.
      void mutate<TicketMessage[]>(
        apiPaths.supportMessages(id),
        (known) => known && [...known, sent],
      );
      void refreshDesk(id);
      return sent;
    },
    markRead: async () => {
      await post<Done>(apiPaths.supportRead(id));
      await refreshDesk(id);
    },
    change: async (change: TicketChange) => {
      await patch<AdminTicket>(apiPaths.supportTicket(id), change);
      await refreshDesk(id);
    },
    endGuestLink: () => remove<Done>(apiPaths.supportGuestLink(id)),
  };
}

/** The tickets, the one that was changed, and the figures made of them. */
function useRefreshTickets() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  const refresh = useRefresh();
  return (id: number) =>
    Promise.all([
      refreshList(apiPaths.support),
      refresh((path) => path === apiPaths.supportTicket(id)),
      refreshFigures(),
    ]);
}

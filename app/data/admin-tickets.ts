import type { NewShopMessage, TicketMessage } from '#contract/ticket-messages';
import type { AdminTicket, TicketChange } from '#contract/tickets';
import type { TicketStatus } from '#db/values/enumerations';
import { addressOf } from './address.ts';
import { useRefreshFigures } from './analytics.ts';
import { callEach } from './call-each.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { toResource, useAnswer, useMutateAnswer, useResource } from './resource.ts';
import { revalidateOnOpen } from './tickets.ts';

/** A ticket with what its customer has bought. */
export function useAdminTicket(id: number) {
  const { data: ticket, ...state } = useResource(
    addressOf('GET /api/support/:id', { params: { id } }),
    revalidateOnOpen,
  );
  return { ticket, ...state };
}

/** Its messages, internal notes included, oldest first. */
export function useAdminTicketMessages(id: number) {
  const answer = useAnswer(
    addressOf('GET /api/support/:id/messages', { params: { id } }),
    revalidateOnOpen,
  );
  const { isValidating, mutate } = answer;
  const { data: messages, ...state } = toResource(answer);
  return {
    messages,
    ...state,
    /** Whether they are current, not left over from an earlier opening. */
    isFresh: messages !== undefined && !isValidating,
    refresh: async () => void (await mutate()),
  };
}

/** The admins to whom a ticket can be assigned. */
export function useAssignees() {
  return { assignees: useResource(addressOf('GET /api/admin/assignees')).data };
}

/** Changes a ticket's status, and refreshes the tickets and the figures that count them. */
export function useTicketStatus() {
  const refreshDesk = useRefreshTickets();
  return async (id: number, status: TicketStatus) => {
    await callApi('PATCH /api/support/:id/status', { params: { id }, body: { status } });
    await refreshDesk(id);
  };
}

/** Changes several tickets; they are fetched again once, at the end. */
export function useTicketsChange() {
  const refreshDesk = useRefreshTickets();
  type Change<Value> = (ticket: AdminTicket) => Value;
  return {
    setStatus: async (tickets: readonly AdminTicket[], statusFor: Change<TicketStatus>) => {
      const outcomes = await callEach(tickets, (ticket) =>
        callApi('PATCH /api/support/:id/status', {
          params: { id: ticket.id },
          body: { status: statusFor(ticket) },
        }),
      );
      await refreshDesk();
      return outcomes;
    },
    assign: async (tickets: readonly AdminTicket[], assigneeFor: Change<number | null>) => {
      const outcomes = await callEach(tickets, (ticket) =>
        callApi('PATCH /api/support/:id', {
          params: { id: ticket.id },
          body: { assignedTo: assigneeFor(ticket) },
        }),
      );
      await refreshDesk();
      return outcomes;
    },
  };
}

/** Other changes to a ticket; each refreshes what shows it. */
export function useAdminTicketMutations(id: number) {
  const mutate = useMutateAnswer();
  const refreshDesk = useRefreshTickets();
  return {
    /** `readUpTo`: refused with {@link getNewerVersion} if another admin has replied since. */
    reply: async (message: NewShopMessage & { readUpTo: number }): Promise<TicketMessage> => {
      const sent = await callApi('POST /api/support/:id/messages', {
        params: { id },
        body: message,
      });
      // Show it at once; the rest of what it changes may follow.
      void mutate(
        addressOf('GET /api/support/:id/messages', { params: { id } }),
        (known) => known && [...known, sent],
      );
      void refreshDesk(id);
      return sent;
    },
    markRead: async () => {
      await callApi('POST /api/support/:id/read', { params: { id } });
      await refreshDesk(id);
    },
    change: async (change: TicketChange) => {
      await callApi('PATCH /api/support/:id', { params: { id }, body: change });
      await refreshDesk(id);
    },
    endGuestLink: () => callApi('DELETE /api/support/:id/guest-link', { params: { id } }),
  };
}

/** Refreshes the lists of tickets, the changed ticket or all, and the figures that count them. */
export function useRefreshTickets() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  const refresh = useRefresh();
  return (id?: number) => {
    const one = id === undefined ? null : addressOf('GET /api/support/:id', { params: { id } });
    return Promise.all([
      refreshList(addressOf('GET /api/support')),
      refresh((path) => (one ? path === one : /^\/api\/support\/\d+$/.test(path))),
      refreshFigures(),
    ]);
  };
}

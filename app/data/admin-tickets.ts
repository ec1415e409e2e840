import type { NewShopMessage } from '#contract/shop-messages';
import type { TicketMessage } from '#contract/ticket-messages';
import type { AdminTicket, AdminTicketDetails, TicketChange } from '#contract/tickets';
import type { TicketStatus } from '#db/values/enumerations';
import { addressOf } from './address.ts';
import { useRefreshFigures } from './analytics.ts';
import { callEach } from './call-each.ts';
import { callApi } from './client.ts';
import { useRefreshList } from './lists.ts';
import { refreshAfter, useRefresh } from './refresh.ts';
import { toResource, useAnswer, useMutateAnswer, useResource } from './resource.ts';
import { revalidateOnOpen } from './tickets.ts';

/** A ticket with what its customer has bought. `id`: its number or its business id. */
export function useAdminTicket(id: number | string) {
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

/** How many tickets each view of the list has. */
export function useTicketCounts() {
  return { counts: useResource(addressOf('GET /api/admin/ticket-counts')).data };
}

/** What a merge of a ticket would move, and where it can go. Nothing is fetched before it is asked for. */
export function useMergePreview(id: number, isAsked: boolean) {
  const { data: preview, ...state } = useResource(
    isAsked ? addressOf('GET /api/support/:id/merge', { params: { id } }) : null,
    revalidateOnOpen,
  );
  return { preview, ...state };
}

/** Names the version that a change is based on: the one on the screen. */
type Read = Pick<AdminTicket, 'id' | 'version'>;

/** Changes a ticket's status, and refreshes the tickets and the figures that count them. */
export function useTicketStatus() {
  const refreshDesk = useRefreshTickets();
  return async ({ id, version }: Read, status: TicketStatus) => {
    const body = { status, version };
    const changed = callApi('PATCH /api/support/:id/status', { params: { id }, body });
    return refreshAfter(changed, refreshDesk);
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
          body: { status: statusFor(ticket), version: ticket.version },
        }),
      );
      await refreshDesk();
      return outcomes;
    },
    assign: async (tickets: readonly AdminTicket[], assigneeFor: Change<number | null>) => {
      const outcomes = await callEach(tickets, (ticket) =>
        callApi('PATCH /api/support/:id', {
          params: { id: ticket.id },
          body: { assignedTo: assigneeFor(ticket), version: ticket.version },
        }),
      );
      await refreshDesk();
      return outcomes;
    },
  };
}

/** Other changes to a ticket; each refreshes what shows it. */
export function useAdminTicketMutations({ id, version }: Read) {
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
      void refreshDesk();
      return sent;
    },
    markRead: async () => {
      await callApi('POST /api/support/:id/read', { params: { id } });
      await refreshDesk();
    },
    change: async (change: TicketChange) => {
      const body = { ...change, version };
      await refreshAfter(callApi('PATCH /api/support/:id', { params: { id }, body }), refreshDesk);
    },
    /** Moves its messages into another ticket, which is returned. */
    merge: (into: string): Promise<AdminTicketDetails> => {
      const merged = callApi('POST /api/support/:id/merge', {
        params: { id },
        body: { into, version },
      });
      return refreshAfter(merged, () => refreshDesk({ withMessages: true }));
    },
    endGuestLink: () => callApi('DELETE /api/support/:id/guest-link', { params: { id } }),
  };
}

/** Refreshes the lists of tickets, the tickets that were opened, and the figures that count them. */
export function useRefreshTickets() {
  const refreshList = useRefreshList();
  const refreshFigures = useRefreshFigures();
  const refresh = useRefresh();
  const list = addressOf('GET /api/support');
  return ({ withMessages = false } = {}) =>
    Promise.all([
      refreshList(list),
      refresh(
        (path) =>
          path === addressOf('GET /api/admin/ticket-counts') ||
          (path.startsWith(`${list}/`) && (withMessages || !path.endsWith('/messages'))),
      ),
      refreshFigures(),
    ]);
}

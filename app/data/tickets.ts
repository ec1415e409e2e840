import { useSWRConfig } from 'swr';
import type { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import type { NewTicketMessage, TicketMessage } from '#contract/ticket-messages';
import type { NewTicket, Ticket } from '#contract/tickets';
import { post } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** A conversation that is opened again may have gone on meanwhile: it is read anew. */
export const revalidateOnOpen = { revalidateOnMount: true } as const;

/** The customer's tickets, newest first; undefined while they load. */
export function useTickets() {
  const { data: tickets, ...state } = useResource<Ticket[]>(apiPaths.tickets);
  return { tickets, ...state };
}

/** Opens a ticket, and refreshes the list. */
export function useNewTicket() {
  const { mutate } = useSWRConfig();
  return async (input: NewTicket): Promise<Ticket> => {
    const ticket = await post<Ticket>(apiPaths.tickets, input);
    // It stands there at once, and even if the list cannot be read right now.
    await mutate<Ticket[]>(apiPaths.tickets, (known) => known && [ticket, ...known]);
    return ticket;
  };
}

/** One of the customer's tickets; undefined while it loads. */
export function useTicket(id: string) {
  const { data: ticket, ...state } = useResource<Ticket>(apiPaths.ticket(id), revalidateOnOpen);
  return { ticket, ...state };
}

/** What was written in it, the oldest first. */
export function useTicketMessages(id: string) {
  const { data: messages, ...state } = useResource<TicketMessage[]>(
    apiPaths.ticketMessages(id),
    revalidateOnOpen,
  );
  return { messages, ...state };
}

/** What customers do in a conversation; each refreshes the tickets that show it. */
export function useTicketMutations(id: string) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const refreshTickets = () =>
    refresh((path) => path === apiPaths.tickets || path === apiPaths.ticket(id));
  return {
    reply: async (message: NewTicketMessage) => {
      const sent = await post<TicketMessage>(apiPaths.ticketMessages(id), message);
      // It stands there at once; what else it changes may come after it.
      void mutate<TicketMessage[]>(
        apiPaths.ticketMessages(id),
        (known) => known && [...known, sent],
      );
      void refreshTickets();
    },
    markRead: async () => {
      await post<Done>(apiPaths.ticketRead(id));
      await refreshTickets();
    },
  };
}

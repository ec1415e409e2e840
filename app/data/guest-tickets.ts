import useSWR from 'swr';
import { apiPaths } from '#contract/paths';
import type { GuestMessage, GuestTicket, TicketMessage } from '#contract/ticket-messages';
import { post, readOrNull } from './client.ts';
import { toResource } from './resource.ts';
import { revalidateOnOpen } from './tickets.ts';

/** The ticket that a link leads to: undefined while it loads, null where the link leads nowhere. */
export function useGuestTicket(token: string) {
  const answer = useSWR<GuestTicket | null, Error>(
    apiPaths.guestTicket(token),
    readOrNull,
    revalidateOnOpen,
  );
  const { data: ticket, ...state } = toResource(answer);
  return {
    ticket,
    ...state,
    reply: async (message: GuestMessage) => {
      const sent = await post<TicketMessage>(apiPaths.guestTicketMessages(token), message);
      // It stands there at once; whether the ticket was opened again comes after it.
      void answer.mutate((known) => known && { ...known, messages: [...known.messages, sent] });
    },
  };
}

import type { GuestMessage } from '#contract/ticket-messages';
import { addressOf } from './address.ts';
import { callApi, readOrNull } from './client.ts';
import { toResource, useAnswer } from './resource.ts';
import { revalidateWhileOpen } from './tickets.ts';

/** The ticket behind a link: undefined while it loads, null if the link is not valid. */
export function useGuestTicket(token: string) {
  const answer = useAnswer(addressOf('GET /api/guest/tickets/:token', { params: { token } }), {
    fetch: readOrNull,
    ...revalidateWhileOpen,
  });
  const { data: ticket, ...state } = toResource(answer);
  return {
    ticket,
    ...state,
    reply: async (message: GuestMessage) => {
      const sent = await callApi('POST /api/guest/tickets/:token/messages', {
        params: { token },
        body: message,
      });
      // Show it at once; whether the ticket was reopened may follow.
      void answer.mutate((known) => known && { ...known, messages: [...known.messages, sent] });
    },
  };
}

import type { LinkedTicket } from '#contract/conversations';
import type { NewShopMessage } from '#contract/shop-messages';
import type { GuestMessage, NewTicketMessage, TicketMessage } from '#contract/ticket-messages';
import type { Ticket } from '#contract/tickets';
import { addressOf } from './address.ts';
import { useRefreshTickets } from './admin-tickets.ts';
import { callApi } from './client.ts';
import { toResource, useAnswer, useMutateAnswer } from './resource.ts';
import { revalidateOnOpen, revalidateWhileOpen } from './tickets.ts';

/** The conversation of an order, for admins; undefined while it loads. */
export function useOrderConversation(orderId: number) {
  const params = { id: orderId };
  const answer = useAnswer(
    addressOf('GET /api/orders/:id/conversation', { params }),
    revalidateOnOpen,
  );
  const refreshTickets = useRefreshTickets();
  const { isValidating, mutate } = answer;
  const { data: conversation, ...state } = toResource(answer);
  const ticket = conversation?.ticket;

  /** Notes are only possible once there is a ticket. */
  function write({ internal, resolve: _, ...message }: NewShopMessage & { readUpTo: number }) {
    if (!ticket || !internal) {
      return callApi('POST /api/orders/:id/conversation', { params, body: message });
    }
    const body = { ...message, internal };
    return callApi('POST /api/support/:id/messages', { params: { id: ticket.id }, body }).then(
      (sent) => ({ ticket, message: sent }),
    );
  }

  return {
    conversation,
    ...state,
    /** Whether it is current, not left over from an earlier opening. */
    isFresh: conversation !== undefined && !isValidating,
    refresh: async () => void (await mutate()),
    /** `readUpTo`: refused with {@link getNewerVersion} if another admin has written since. */
    write: async (message: NewShopMessage & { readUpTo: number }): Promise<TicketMessage> => {
      const sent = await write(message);
      // Show it at once; the rest of what it changes may follow.
      void mutate(
        (known) => known && { ticket: sent.ticket, messages: [...known.messages, sent.message] },
      );
      void refreshTickets();
      return sent.message;
    },
    markRead: async (): Promise<void> => {
      if (!ticket) return;
      await callApi('POST /api/support/:id/read', { params: { id: ticket.id } });
      await Promise.all([mutate(), refreshTickets()]);
    },
  };
}

/** The ticket of an order's conversation, for its customer: null if there is none yet. */
export function useOwnConversation(orderId: string) {
  const params = { id: orderId };
  const answer = useAnswer(
    addressOf('GET /api/customer/subscriptions/:id/conversation', { params }),
    revalidateOnOpen,
  );
  const mutateAnswer = useMutateAnswer();
  const { data, ...state } = toResource(answer);
  return {
    ticket: data?.ticket,
    ...state,
    /** Sends the first message, which opens the ticket. */
    start: async (message: NewTicketMessage): Promise<Ticket> => {
      const body = message;
      const ticket = await callApi('POST /api/customer/subscriptions/:id/conversation', {
        params,
        body,
      });
      void answer.mutate({ ticket }, { revalidate: false });
      void mutateAnswer(addressOf('GET /api/customer/support/tickets'));
      return ticket;
    },
  };
}

/** The ticket of the order behind a link: null if there is none yet. */
export function useGuestConversation(token: string) {
  const params = { token };
  const answer = useAnswer(addressOf('GET /api/guest/orders/:token/conversation', { params }), {
    ...revalidateWhileOpen,
    // Once there is a ticket, its messages are fetched again instead.
    refreshInterval: (known) => (known?.ticket ? 0 : revalidateWhileOpen.refreshInterval),
  });
  const { data, ...state } = toResource(answer);
  return {
    ticket: data?.ticket,
    ...state,
    /** Sends the first message, which opens the ticket. */
    start: async (body: GuestMessage): Promise<LinkedTicket> => {
      const ticket = await callApi('POST /api/guest/orders/:token/conversation', { params, body });
      void answer.mutate({ ticket }, { revalidate: false });
      return ticket;
    },
  };
}

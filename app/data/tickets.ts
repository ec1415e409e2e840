import type { Revalidator, RevalidatorOptions, SWRConfiguration } from 'swr';
import type { NewTicketMessage } from '#contract/ticket-messages';
import type { NewTicket, Ticket } from '#contract/tickets';
import { addressOf } from './address.ts';
import { isRefusal } from './api-error.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useMutateAnswer, useResource } from './resource.ts';

/** A conversation may have gone on since it was last open, so it is fetched again. */
export const revalidateOnOpen = { revalidateOnMount: true } as const;

const refreshInterval = 20_000;

/**
 * Customers have no live updates: what they read is fetched again while it is visible. After an error
 * SWR fetches nothing by itself, so an outage of seconds would end it.
 */
export const revalidateWhileOpen = {
  ...revalidateOnOpen,
  refreshInterval,
  shouldRetryOnError: (error: unknown) => !isRefusal(error),
  onErrorRetry: retryLater,
} as const satisfies SWRConfiguration;

type Retry = [revalidate: Revalidator, options: Required<RevalidatorOptions>];

function retryLater(_error: unknown, _key: string, _config: unknown, ...[retry, options]: Retry) {
  setTimeout(retry, refreshInterval, options);
}

/** The customer's tickets, newest first; undefined while they load. */
export function useTickets() {
  const { data: tickets, ...state } = useResource(addressOf('GET /api/customer/support/tickets'));
  return { tickets, ...state };
}

/** Opens a ticket, and refreshes the list. */
export function useNewTicket() {
  const mutate = useMutateAnswer();
  return async (input: NewTicket): Promise<Ticket> => {
    const ticket = await callApi('POST /api/customer/support/tickets', { body: input });
    // Show it at once, even if the list cannot be fetched right now.
    await mutate(
      addressOf('GET /api/customer/support/tickets'),
      (known) => known && [ticket, ...known],
    );
    return ticket;
  };
}

/** One of the customer's tickets; undefined while it loads. */
export function useTicket(id: string) {
  const { data: ticket, ...state } = useResource(
    addressOf('GET /api/customer/support/tickets/:id', { params: { id } }),
    revalidateWhileOpen,
  );
  return { ticket, ...state };
}

/** Its messages, oldest first. */
export function useTicketMessages(id: string) {
  const { data: messages, ...state } = useResource(
    addressOf('GET /api/customer/support/tickets/:id/messages', { params: { id } }),
    revalidateWhileOpen,
  );
  return { messages, ...state };
}

/** Changes to a conversation; each refreshes the tickets that show it. */
export function useTicketMutations(id: string) {
  const mutate = useMutateAnswer();
  const refresh = useRefresh();
  const refreshTickets = () =>
    refresh(
      (path) =>
        path === addressOf('GET /api/customer/support/tickets') ||
        path === addressOf('GET /api/customer/support/tickets/:id', { params: { id } }),
    );
  return {
    reply: async (message: NewTicketMessage) => {
      const sent = await callApi('POST /api/customer/support/tickets/:id/messages', {
        params: { id },
        body: message,
      });
      // Show it at once; the rest of what it changes may follow.
      void mutate(
        addressOf('GET /api/customer/support/tickets/:id/messages', { params: { id } }),
        (known) => known && [...known, sent],
      );
      void refreshTickets();
    },
    markRead: async () => {
      await callApi('POST /api/customer/support/tickets/:id/read', { params: { id } });
      await refreshTickets();
    },
  };
}

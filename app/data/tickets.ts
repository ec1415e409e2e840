import useSWR, { useSWRConfig } from 'swr';
import { apiPaths } from '#contract/paths';
import type { NewTicket, Ticket } from '#contract/tickets';
import { post, read } from './client.ts';

/** The customer's tickets, newest first; undefined while they load. */
export function useTickets() {
  const { data, error, mutate } = useSWR<Ticket[], Error>(apiPaths.tickets, read);
  return { tickets: data, error, retry: () => void mutate() };
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

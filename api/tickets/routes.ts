import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { NewTicket, Ticket, TicketList } from '#contract/tickets';
import type { ClientAddress } from '../http/client-address.ts';
import { callers } from '../session/caller.ts';
import { members, type SessionAccess } from '../session/viewer.ts';
import type { Tickets } from './service.ts';
import { ticketToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; tickets: Tickets; clientAddress: ClientAddress };

/** What customers ask the shop, and what became of it. */
export function ticketRoutes({ access, tickets, clientAddress }: Dependencies) {
  return new Elysia({ name: 'tickets' })
    .use(members(access))
    .use(callers(clientAddress, access.cookie))
    .get(
      apiPaths.tickets,
      async ({ viewer }) => (await tickets.list(viewer.customer.id)).map(ticketToWire),
      { response: TicketList },
    )
    .post(
      apiPaths.tickets,
      async ({ viewer: { customer }, caller: { address }, body, status }) =>
        status(201, ticketToWire(await tickets.open(body, { customer, address }))),
      { parse: 'json', body: NewTicket, response: { 201: Ticket } },
    );
}

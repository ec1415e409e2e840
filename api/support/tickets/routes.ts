import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { callers } from '#api/identity/sessions/caller';
import { members, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { NewTicketMessage, TicketMessage, TicketMessageList } from '#contract/ticket-messages';
import { NewTicket, Ticket, TicketList, TicketListQuery } from '#contract/tickets';
import type { Tickets } from './service.ts';
import { messageToWire, ticketToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; tickets: Tickets; clientAddress: ClientAddress };

const one = `${apiPaths.tickets}/:id` as const;

/** What customers ask the shop, and what is said about it. */
export function ticketRoutes({ access, tickets, clientAddress }: Dependencies) {
  return new Elysia({ name: 'tickets' })
    .use(members(access))
    .use(callers(clientAddress, access.cookie))
    .get(
      apiPaths.tickets,
      async ({ viewer, query, path, set }) => {
        const page = await tickets.list(viewer.customer.id, query);
        return answerPage(page, { path, query, headers: set.headers }).map(ticketToWire);
      },
      { query: TicketListQuery, response: TicketList, mapResponse: csvIfAsked(TicketList) },
    )
    .post(
      apiPaths.tickets,
      async ({ viewer, caller: { address }, body, status }) =>
        status(201, ticketToWire(await tickets.open(body, { viewer, address }))),
      { parse: 'json', body: NewTicket, response: { 201: Ticket } },
    )
    .get(
      one,
      async ({ viewer, params }) => ticketToWire(await tickets.find(viewer.customer.id, params.id)),
      { response: Ticket },
    )
    .get(
      `${one}/messages`,
      async ({ viewer, params }) =>
        (await tickets.messages(viewer.customer.id, params.id)).map(messageToWire),
      { response: TicketMessageList },
    )
    .post(
      `${one}/messages`,
      async ({ viewer, params, body, status }) =>
        status(201, messageToWire(await tickets.reply(viewer, params.id, body))),
      { parse: 'json', body: NewTicketMessage, response: { 201: TicketMessage } },
    )
    .post(
      `${one}/read`,
      async ({ viewer, params }) => {
        await tickets.markRead(viewer.customer.id, params.id);
        return { ok: true } as const;
      },
      { response: Done },
    );
}

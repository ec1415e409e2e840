import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { schemaOf } from '#api/http/schema-of';
import { signedInGuard } from '#api/http/viewer';
import { callerPlugin } from '#api/identity/sessions/find-viewer';
import type { SessionControl } from '#api/identity/sessions/service';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/tickets';
import type { GuestTickets } from './guest-tickets.ts';
import type { Tickets } from './service.ts';
import { guestTicketToWire, messageToWire, ticketToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionControl;
  tickets: Tickets;
  clientAddress: ClientAddress;
  shopDay: ShopDay;
};

export function ticketRoutes({ access, tickets, clientAddress, shopDay }: Dependencies) {
  return new Elysia({ name: 'tickets' })
    .use(signedInGuard(access))
    .use(callerPlugin(clientAddress, access.cookie))
    .get(
      endpoint.listTickets.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listTickets,
          shopDay,
          read: (query) => tickets.list(context.viewer.customer.id, query),
          toWire: ticketToWire,
        }),
      listSchemaOf(endpoint.listTickets, shopDay),
    )
    .post(
      endpoint.createTicket.path,
      async ({ viewer, caller: { address }, body, status }) =>
        status(
          201,
          ticketToWire({ ticket: await tickets.open(body, { viewer, address }), order: null }),
        ),
      schemaOf(endpoint.createTicket),
    )
    .get(
      endpoint.getTicket.path,
      async ({ viewer, params }) => ticketToWire(await tickets.find(viewer.customer.id, params.id)),
      schemaOf(endpoint.getTicket),
    )
    .get(
      endpoint.listMessages.path,
      async ({ viewer, params }) =>
        (await tickets.messages(viewer.customer.id, params.id)).map(messageToWire),
      schemaOf(endpoint.listMessages),
    )
    .post(
      endpoint.replyToTicket.path,
      async ({ viewer, params, body, status }) =>
        status(201, messageToWire(await tickets.reply(viewer, params.id, body))),
      schemaOf(endpoint.replyToTicket),
    )
    .post(
      endpoint.markTicketRead.path,
      async ({ viewer, params }) => {
        await tickets.markRead(viewer.customer.id, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.markTicketRead),
    );
}

export function guestTicketRoutes(guestTickets: GuestTickets) {
  return new Elysia({ name: 'guest-tickets' })
    .get(
      endpoint.getGuestTicket.path,
      async ({ params }) => guestTicketToWire(await guestTickets.read(params.token)),
      schemaOf(endpoint.getGuestTicket),
    )
    .post(
      endpoint.replyAsGuest.path,
      async ({ params, body, status }) =>
        status(201, messageToWire(await guestTickets.reply(params.token, body.message))),
      schemaOf(endpoint.replyAsGuest),
    );
}

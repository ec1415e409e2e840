import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import * as endpoint from '#contract/endpoints/tickets';
import type { GuestTickets } from './guest-tickets.ts';
import { guestTicketToWire, messageToWire } from './to-wire.ts';

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

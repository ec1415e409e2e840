import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { GuestMessage, GuestTicket, TicketMessage } from '#contract/ticket-messages';
import type { GuestTickets } from './guest.ts';
import { guestTicketToWire, messageToWire } from './to-wire.ts';

/** A ticket for whoever holds the link of its mail; the link is all that it takes. */
export function guestTicketRoutes(guestTickets: GuestTickets) {
  return new Elysia({ name: 'guest-tickets' })
    .get(
      `${apiPaths.guestTickets}/:token`,
      async ({ params }) => guestTicketToWire(await guestTickets.read(params.token)),
      { response: GuestTicket },
    )
    .post(
      `${apiPaths.guestTickets}/:token/messages`,
      async ({ params, body, status }) =>
        status(201, messageToWire(await guestTickets.reply(params.token, body.message))),
      { parse: 'json', body: GuestMessage, response: { 201: TicketMessage } },
    );
}

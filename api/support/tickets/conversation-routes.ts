import { Elysia } from 'elysia';
import { findOrder, findOwnOrder } from '#api/commerce/orders/find';
import {
  type LinkDependencies,
  openLinkedOrder,
} from '#api/delivery/guest-orders/find-linked-order';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess, signedInGuard } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/conversations';
import type { Db } from '#db/client';
import type { Conversations } from './conversations.ts';
import { describeTicket } from './desk-ticket.ts';
import { adminTicketToWire, messageToWire, ticketToWire } from './to-wire.ts';

type Dependencies = { db: Db; access: SessionAccess; conversations: Conversations };

/** The conversations of all orders, for admins. */
export function orderConversationRoutes({ db, access, conversations }: Dependencies) {
  return new Elysia({ name: 'order-conversations' })
    .use(adminGuard(access))
    .get(
      endpoint.getOrderConversation.path,
      async ({ params }) => {
        const order = await findOrder(db, params.id);
        const known = await conversations.read(order);
        if (!known) return { ticket: null, messages: [] };
        const { ticket, messages } = known;
        return {
          ticket: adminTicketToWire(await describeTicket(db, ticket)),
          messages: messages.map(messageToWire),
        };
      },
      schemaOf(endpoint.getOrderConversation),
    )
    .post(
      endpoint.writeToCustomer.path,
      async ({ viewer, params, body, status }) => {
        const order = await findOrder(db, params.id);
        const { ticket, message } = await conversations.writeAsShop(viewer, order, body);
        return status(201, {
          ticket: adminTicketToWire(await describeTicket(db, ticket)),
          message: messageToWire(message),
        });
      },
      schemaOf(endpoint.writeToCustomer),
    );
}

/** The conversations of a customer's own orders. */
export function conversationRoutes({ db, access, conversations }: Dependencies) {
  return new Elysia({ name: 'conversations' })
    .use(signedInGuard(access))
    .get(
      endpoint.getConversation.path,
      async ({ viewer, params }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const ticket = await conversations.find(order);
        return { ticket: ticket && ticketToWire({ ticket, order }) };
      },
      schemaOf(endpoint.getConversation),
    )
    .post(
      endpoint.writeAboutOrder.path,
      async ({ viewer, params, body, status }) => {
        const order = await findOwnOrder(db, viewer.customer.id, params.id);
        const ticket = await conversations.writeAsCustomer(viewer, order, body);
        return status(201, ticketToWire({ ticket, order }));
      },
      schemaOf(endpoint.writeAboutOrder),
    );
}

/** The same conversations by the signed link of a guest's order. */
export function guestConversationRoutes(
  deps: LinkDependencies & Pick<Dependencies, 'conversations'>,
) {
  const { conversations } = deps;
  return new Elysia({ name: 'guest-conversations' })
    .get(
      endpoint.getGuestConversation.path,
      async (call) => ({
        ticket: await conversations.findLink(await openLinkedOrder(deps, call)),
      }),
      schemaOf(endpoint.getGuestConversation),
    )
    .post(
      endpoint.writeAboutGuestOrder.path,
      async (call) => {
        const order = await openLinkedOrder(deps, call);
        return call.status(201, await conversations.writeAsGuest(order, call.body.message));
      },
      schemaOf(endpoint.writeAboutGuestOrder),
    );
}

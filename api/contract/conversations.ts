import * as v from 'valibot';
import { NewShopMessage } from './shop-messages.ts';
import { TicketMessage, TicketMessageList } from './ticket-messages.ts';
import { AdminTicket, Ticket } from './tickets.ts';

/** The conversation of an order, for admins; `ticket` is null until someone has written. */
export const OrderConversation = v.object({
  ticket: v.nullable(AdminTicket),
  messages: TicketMessageList,
});
export type OrderConversation = v.InferOutput<typeof OrderConversation>;

/** A message to an order's customer. See {@link NewShopMessage}. */
export const NewOrderMessage = v.omit(NewShopMessage, ['internal', 'resolve']);
export type NewOrderMessage = v.InferOutput<typeof NewOrderMessage>;

/** A written message and the ticket that it was added to. */
export const WrittenOrderMessage = v.object({ ticket: AdminTicket, message: TicketMessage });

/** The conversation of a customer's own order; `ticket` is null until someone has written. */
export const OwnConversation = v.object({ ticket: v.nullable(Ticket) });

/** The ticket of a guest's order. `token`: of the link that opens it. */
export const LinkedTicket = v.object({
  ticketId: v.string(),
  token: v.string(),
  /** The number of messages from the shop that the guest hasn't replied to. */
  unread: v.number(),
});
export type LinkedTicket = v.InferOutput<typeof LinkedTicket>;

/** The conversation of a guest's order; `ticket` is null until someone has written. */
export const GuestConversation = v.object({ ticket: v.nullable(LinkedTicket) });

import { invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Viewer } from '#api/http/viewer';
import type { Page } from '#api/platform/lists/page';
import type { TicketListQuery } from '#contract/ticket-list';
import type { NewTicketMessage } from '#contract/ticket-messages';
import type { NewTicket } from '#contract/tickets';
import type { Db } from '#db/client';
import type { TicketRow } from '#db/schema/support-tickets';
import { findOwnTicket, lockConversation, verifiedAt } from './find-ticket.ts';
import { listOwnTickets } from './list.ts';
import type { TicketMessages } from './messages.ts';
import { type MessageWithAuthor, markRead, readMessages } from './read-messages.ts';
import { limitNewTickets } from './requests.ts';
import { type TicketWithOrder, withOrder, withOrders } from './ticket-order.ts';

type Dependencies = { db: Db; limits: RateLimits; messages: TicketMessages };

export type Tickets = ReturnType<typeof createTickets>;

/** A customer's tickets. Another customer's ticket is a 404 by either id. */
export function createTickets({ db, limits, messages }: Dependencies) {
  return {
    async list(customerId: string, query: TicketListQuery): Promise<Page<TicketWithOrder>> {
      const { rows, next } = await listOwnTickets(db, query, customerId);
      return {
        rows: await withOrders(
          db,
          rows.map((ticket) => ({ ticket })),
        ),
        next,
      };
    },

    async find(customerId: string, id: string): Promise<TicketWithOrder> {
      return withOrder(db, { ticket: await findOwnTicket(db, customerId, id) });
    },

    async messages(customerId: string, id: string): Promise<MessageWithAuthor[]> {
      const { id: ticketId } = await findOwnTicket(db, customerId, id);
      return readMessages(db, { ticketId, withNotes: false });
    },

    /**
     * The ticket belongs to the customer and replies go to their account's address, whatever
     * address it gives. `address`: the caller's IP address.
     */
    async open(
      input: NewTicket,
      { viewer, address }: { viewer: Viewer; address: string },
    ): Promise<TicketRow> {
      const { customer, user } = viewer;
      const { projectId, subject, message, priority, attachmentIds } = input;
      const email = input.email ?? customer.email;
      if (!email) throw invalid([{ path: 'email', message: 'Required' }]);
      return db.transaction(async (tx) => {
        await limitNewTickets(tx, limits, { customer, email: customer.email ?? email, address });
        const question = {
          email,
          emailVerifiedAt: verifiedAt(customer, email),
          projectId,
          subject,
          message,
          priority,
          customerId: customer.id,
        };
        return messages.open(tx, question, { userId: user.id, attachmentIds });
      });
    },

    async reply(
      { customer, user }: Viewer,
      id: string,
      { message, attachmentIds }: NewTicketMessage,
    ): Promise<MessageWithAuthor> {
      await limits.count(db, 'ticket message, customer', customer.id);
      const own = await findOwnTicket(db, customer.id, id);
      return db.transaction(async (tx) => {
        const ticket = await lockConversation(tx, own.id);
        const input = { side: 'customer', userId: user.id, message, attachmentIds } as const;
        return messages.add(tx, ticket, input);
      });
    },

    async markRead(customerId: string, id: string): Promise<void> {
      await markRead(db, (await findOwnTicket(db, customerId, id)).id, 'customer');
    },
  };
}

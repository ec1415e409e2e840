import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { type TicketMessageRow, ticketMessages } from '#db/schema/ticket-messages';
import type { TicketSide, TicketStatus } from '#db/values/enumerations';

export type MessageInput = {
  side: TicketSide;
  /** The author's user id, if signed in. */
  userId: number | null;
  message: string;
  internal?: boolean;
  at: Date;
};

export type InsertedMessage = { ticket: TicketRow; message: TicketMessageRow };

/**
 * Inserts a message, counts it as unread for the other side and updates the status and the times of
 * waiting and answering. All messages are inserted here. An internal note changes nothing that the
 * customer could see. The caller has locked the ticket, or created it in the same transaction.
 */
export async function insertMessage(
  tx: Db,
  ticket: TicketRow,
  input: MessageInput,
): Promise<InsertedMessage> {
  const { side, userId, message: text, internal = false, at } = input;
  const status = internal ? ticket.status : await statusAfter(tx, ticket, side);
  const [message] = await tx
    .insert(ticketMessages)
    .values({ ticketId: ticket.id, side, userId, message: text, internal, createdAt: at })
    .returning();
  if (!message) throw new Error('The message was not written');
  if (internal) return { ticket, message };
  const counted =
    side === 'shop'
      ? // A reply from the shop means that the ticket is not spam.
        {
          customerUnread: sql`${supportTickets.customerUnread} + 1`,
          suspectedSpam: false,
          waitingSince: null,
          firstAnsweredAt: sql`coalesce(${supportTickets.firstAnsweredAt}, ${at.toISOString()})`,
        }
      : {
          shopUnread: sql`${supportTickets.shopUnread} + 1`,
          waitingSince: ticket.suspectedSpam ? null : (ticket.waitingSince ?? at),
          // What the shop wanted to wait for may have happened.
          snoozedUntil: null,
        };
  const [changed] = await tx
    .update(supportTickets)
    .set({ ...counted, status, updatedAt: at })
    .where(eq(supportTickets.id, ticket.id))
    .returning();
  if (!changed) throw new Error('The ticket is gone');
  return { ticket: changed, message };
}

/**
 * A message from the customer reopens the ticket. The shop's first reply to the customer's last
 * message sets an open ticket to in progress. Further replies keep the status that an admin set.
 */
async function statusAfter(tx: Db, ticket: TicketRow, side: TicketSide): Promise<TicketStatus> {
  const { id, status } = ticket;
  if (side === 'customer') return status === 'resolved' || status === 'closed' ? 'open' : status;
  if (status !== 'open') return status;
  const last = await tx.query.ticketMessages.findFirst({
    columns: { side: true },
    where: and(eq(ticketMessages.ticketId, id), eq(ticketMessages.internal, false)),
    orderBy: desc(ticketMessages.id),
  });
  return last?.side === 'shop' ? status : 'in_progress';
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { type TicketMessageRow, ticketMessages } from '#db/schema/ticket-messages';
import type { TicketSide, TicketStatus } from '#db/values/enumerations';

export type NewEntry = {
  side: TicketSide;
  /** Who writes, where somebody is signed in. */
  userId: number | null;
  message: string;
  internal?: boolean;
  at: Date;
};

export type Entry = { ticket: TicketRow; message: TicketMessageRow };

/**
 * The only writer of conversations: adds a message, counts it for the other side, and lets the
 * status follow. A note changes nothing of the ticket, which its customer could see. `ticket` is
 * locked by the caller, or was made in the same transaction.
 */
export async function addEntry(tx: Db, ticket: TicketRow, entry: NewEntry): Promise<Entry> {
  const { side, userId, message: text, internal = false, at } = entry;
  const status = internal ? ticket.status : await statusAfter(tx, ticket, side);
  const [message] = await tx
    .insert(ticketMessages)
    .values({ ticketId: ticket.id, side, userId, message: text, internal, createdAt: at })
    .returning();
  if (!message) throw new Error('The message was not written');
  if (internal) return { ticket, message };
  const counted =
    side === 'shop'
      ? // An answer of the shop says that this is no spam.
        { customerUnread: sql`${supportTickets.customerUnread} + 1`, suspectedSpam: false }
      : { shopUnread: sql`${supportTickets.shopUnread} + 1` };
  const [changed] = await tx
    .update(supportTickets)
    .set({ ...counted, status, updatedAt: at })
    .where(eq(supportTickets.id, ticket.id))
    .returning();
  if (!changed) throw new Error('The ticket is gone');
  return { ticket: changed, message };
}

/**
 * A customer opens again what was over. The shop's first answer to what the customer wrote last
 * takes an open ticket into work; further ones leave it where somebody has put it.
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

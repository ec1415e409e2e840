import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import { customers } from '#db/schema/customers';
import { supportTickets } from '#db/schema/support-tickets';
import { type TicketMessageRow, ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import type { TicketSide } from '#db/values/enumerations';

/** The condition of `support_tickets_unread_idx`, which it must match to be used. */
export const isUnread = sql`${supportTickets.shopUnread} > 0 and not ${supportTickets.suspectedSpam}`;

/** A message with its attachments. `author`: the first name, if known. */
export type MessageWithAuthor = {
  message: TicketMessageRow;
  author: string | null;
  attachments: AttachmentRow[];
};

/** The messages of a ticket, with or without internal notes, or a single message. */
export type MessageFilter = { ticketId: number; withNotes: boolean } | { messageId: number };

/** Only the newest messages of a ticket are read. */
const maxMessages = 1000;

/** Reads messages, the oldest first. */
export async function readMessages(db: Db, filter: MessageFilter): Promise<MessageWithAuthor[]> {
  const rows = await db
    .select({ message: ticketMessages, author: customers.firstName })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(whereMatches(filter))
    .orderBy(desc(ticketMessages.id))
    .limit(maxMessages);
  rows.reverse();
  const ids = rows.map(({ message }) => message.id);
  const files = Map.groupBy(await filesOf(db, ids), ({ messageId }) => messageId);
  return rows.map(({ message, author }) => ({
    message,
    author,
    attachments: files.get(message.id) ?? [],
  }));
}

function whereMatches(filter: MessageFilter) {
  if ('messageId' in filter) return eq(ticketMessages.id, filter.messageId);
  return and(
    eq(ticketMessages.ticketId, filter.ticketId),
    filter.withNotes ? undefined : eq(ticketMessages.internal, false),
  );
}

function filesOf(db: Db, messageIds: number[]): Promise<AttachmentRow[]> {
  return messageIds.length === 0
    ? Promise.resolve([])
    : db.query.attachments.findMany({
        where: inArray(attachments.messageId, messageIds),
        orderBy: [asc(attachments.createdAt), asc(attachments.id)],
      });
}

/**
 * Marks the other side's messages as read. `updatedAt` stays, so that the ticket keeps its place in
 * lists.
 */
export async function markRead(db: Db, ticketId: number, side: TicketSide): Promise<void> {
  const seen = side === 'customer' ? { customerUnread: 0 } : { shopUnread: 0 };
  await db
    .update(supportTickets)
    .set({ ...seen, updatedAt: sql`${supportTickets.updatedAt}` })
    .where(eq(supportTickets.id, ticketId));
}

import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type AttachmentRow, attachments } from '#db/schema/attachments';
import { customers } from '#db/schema/customers';
import { type TicketMessageRow, ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';

/** A message with whoever wrote it, by first name, and with its files. */
export type KnownMessage = {
  message: TicketMessageRow;
  author: string | null;
  attachments: AttachmentRow[];
};

/** Which messages: a ticket's, with or without what only the shop sees; or a single one. */
export type Wanted = { ticketId: number; withNotes: boolean } | { messageId: number };

/** So many are read of a conversation, the newest. */
const mostMessages = 1000;

/** The oldest first. */
export async function readMessages(db: Db, wanted: Wanted): Promise<KnownMessage[]> {
  const rows = await db
    .select({ message: ticketMessages, author: customers.firstName })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(whereWanted(wanted))
    .orderBy(desc(ticketMessages.id))
    .limit(mostMessages);
  rows.reverse();
  const ids = rows.map(({ message }) => message.id);
  const files = Map.groupBy(await filesOf(db, ids), ({ messageId }) => messageId);
  return rows.map(({ message, author }) => ({
    message,
    author,
    attachments: files.get(message.id) ?? [],
  }));
}

function whereWanted(wanted: Wanted) {
  if ('messageId' in wanted) return eq(ticketMessages.id, wanted.messageId);
  return and(
    eq(ticketMessages.ticketId, wanted.ticketId),
    wanted.withNotes ? undefined : eq(ticketMessages.internal, false),
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

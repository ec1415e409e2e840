import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { mails } from '#db/schema/mails';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';

/** A ticket's ids. */
export type TicketName = Pick<TicketRow, 'id' | 'ticketId'>;

/**
 * Deletes the files of tickets, and uploads that were never sent. Files are deleted before their
 * rows: after a crash the rows still lead to the rest, while orphaned files would stay forever.
 */
export async function eraseFiles(
  db: Db,
  files: FileStore,
  tickets: readonly TicketName[],
  userId: number | null = null,
): Promise<void> {
  const rows = await db
    .select({ id: attachments.id, key: attachments.key })
    .from(attachments)
    .where(or(inArray(attachments.messageId, messagesOf(db, tickets)), unsentBy(userId)));
  for (const { id, key } of rows) {
    await files.remove(key);
    await db.delete(attachments).where(eq(attachments.id, id));
  }
}

/** Deletes tickets with all their messages, once their files are deleted. */
export async function eraseTickets(tx: Db, tickets: readonly TicketName[]): Promise<void> {
  if (tickets.length === 0) return;
  const ids = tickets.map(({ id }) => id);
  const threads = tickets.flatMap(threadsOf);
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
  await tx.delete(mails).where(inArray(mails.thread, threads));
  await tx.delete(supportTickets).where(inArray(supportTickets.id, ids));
}

/** One email thread goes to the customer, one to the shop. Both contain the messages. */
function threadsOf({ ticketId }: TicketName): string[] {
  return [`ticket:${ticketId}:customer`, `ticket:${ticketId}:shop`];
}

function messagesOf(db: Db, tickets: readonly TicketName[]) {
  const ids = tickets.map(({ id }) => id);
  return db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, ids));
}

function unsentBy(userId: number | null): SQL | undefined {
  return userId === null
    ? undefined
    : and(eq(attachments.userId, userId), sql`${attachments.messageId} is null`);
}

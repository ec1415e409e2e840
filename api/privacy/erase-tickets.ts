import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { mails } from '#db/schema/mails';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';

/** What can tell a ticket from others. */
export type TicketName = Pick<TicketRow, 'id' | 'ticketId'>;

/**
 * Removes the files of these tickets, and what a person uploaded without sending it. Files go
 * before the rows that name them: after a crash the rows are found again, where files that nobody
 * names would stay for good.
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

/** Removes tickets with all that was said in them. Their files are gone already. */
export async function eraseTickets(tx: Db, tickets: readonly TicketName[]): Promise<void> {
  if (tickets.length === 0) return;
  const ids = tickets.map(({ id }) => id);
  const threads = tickets.flatMap(threadsOf);
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
  await tx.delete(mails).where(inArray(mails.thread, threads));
  await tx.delete(supportTickets).where(inArray(supportTickets.id, ids));
}

/** One to whoever asked, one to the shop: both hold what was said. */
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

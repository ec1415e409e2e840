import { count, eq, inArray, sql } from 'drizzle-orm';
import type { TicketContents } from '#contract/ticket-merges';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import type { TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';

/** Counts what tickets hold. `refusal`: why one can't be merged into. */
export async function describeContents(
  db: Db,
  rows: readonly { ticket: TicketRow; refusal: string | null }[],
): Promise<TicketContents[]> {
  const ids = rows.map(({ ticket }) => ticket.id);
  const counted = await db
    .select({
      id: ticketMessages.ticketId,
      messages: sql<number>`count(distinct ${ticketMessages.id})`.mapWith(Number),
      files: count(attachments.id),
    })
    .from(ticketMessages)
    .leftJoin(attachments, eq(attachments.messageId, ticketMessages.id))
    .where(inArray(ticketMessages.ticketId, ids))
    .groupBy(ticketMessages.ticketId);
  const byId = new Map(counted.map((row) => [row.id, row]));
  return rows.map(({ ticket, refusal }) => {
    const { ticketId, subject, status, createdAt } = ticket;
    const { messages = 0, files = 0 } = byId.get(ticket.id) ?? {};
    return {
      ticketId,
      subject,
      status,
      createdAt: createdAt.toISOString(),
      messages,
      files,
      refusal,
    };
  });
}

import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { serializeRow } from './serialize-row.ts';

/** Exports a ticket with all messages, including internal notes. */
export async function exportTicket(tx: Db, ticket: TicketRow) {
  const messages = await tx.query.ticketMessages.findMany({
    where: eq(ticketMessages.ticketId, ticket.id),
    orderBy: ticketMessages.id,
  });
  const ids = messages.map(({ id }) => id);
  const files = await tx.query.attachments.findMany({
    where: inArray(attachments.messageId, ids),
    orderBy: attachments.createdAt,
  });
  return {
    ...serializeRow(supportTickets, ticket, [
      'assignedTo',
      'guestLinkVersion',
      'version',
      'snoozedUntil',
      'mergedIntoId',
    ]),
    messages: messages.map((message) => ({
      ...serializeRow(ticketMessages, message, ['ticketId', 'userId']),
      attachments: files
        .filter(({ messageId }) => messageId === message.id)
        .map((file) => serializeRow(attachments, file, ['key', 'messageId', 'userId'])),
    })),
  };
}

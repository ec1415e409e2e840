import type { Ticket } from '#contract/tickets';
import type { TicketRow } from '#db/schema/support-tickets';

/** As customers see it: who in the shop works on it is none of their business. */
export function ticketToWire(row: TicketRow): Ticket {
  const { id, ticketId, email, projectId, subject, message, status, priority } = row;
  return {
    id,
    ticketId,
    email,
    projectId,
    subject,
    message,
    status,
    priority,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

import type { AdminTicket, Ticket } from '#contract/tickets';
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

export function adminTicketToWire(row: TicketRow): AdminTicket {
  const { customerId, customerType, inquiryType, assignedTo } = row;
  return { ...ticketToWire(row), customerId, customerType, inquiryType, assignedTo };
}

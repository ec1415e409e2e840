import { and, eq, type SQL } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/path-id';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';

/**
 * Finds a customer's ticket by number or business id; of a merged one, the ticket that has its messages
 * now. Throws a 404 if it isn't theirs.
 */
export async function findOwnTicket(db: Db, customerId: string, text: string): Promise<TicketRow> {
  const named = whereNamed(text);
  const ticket =
    named &&
    (await db.query.supportTickets.findFirst({
      where: and(named, eq(supportTickets.customerId, customerId)),
    }));
  if (!ticket) throw ticketNotFound();
  const merged = await followMerge(db, ticket);
  if (merged.customerId !== customerId) throw ticketNotFound();
  return merged;
}

/** The ticket that has the messages of a ticket now. A merge leaves no chains. */
export async function followMerge(db: Db, ticket: TicketRow): Promise<TicketRow> {
  if (ticket.mergedIntoId === null) return ticket;
  const into = await db.query.supportTickets.findFirst({
    where: eq(supportTickets.id, ticket.mergedIntoId),
  });
  return into ?? ticket;
}

/** Finds any ticket by number or business id, for admins. Throws a 404 if there is none. */
export async function findTicket(db: Db, text: string): Promise<TicketRow> {
  const named = whereNamed(text);
  const ticket = named && (await db.query.supportTickets.findFirst({ where: named }));
  if (!ticket) throw ticketNotFound();
  return ticket;
}

/** Locks the ticket until the transaction ends, so that messages are added one at a time. */
export async function lockTicket(tx: Db, id: number): Promise<TicketRow> {
  const [ticket] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
    .for('update');
  if (!ticket) throw ticketNotFound();
  return ticket;
}

/** {@link lockTicket}, or the one that it was merged into by then. */
export async function lockConversation(tx: Db, id: number): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id);
  return ticket.mergedIntoId === null ? ticket : lockTicket(tx, ticket.mergedIntoId);
}

export function ticketNotFound(): Failure {
  return new Failure('not_found', 'This ticket was not found.');
}

function whereNamed(text: string): SQL | null {
  const named = parsePathId(text, 'TKT');
  if (!named) return null;
  return 'number' in named
    ? eq(supportTickets.id, named.number)
    : eq(supportTickets.ticketId, named.businessId);
}

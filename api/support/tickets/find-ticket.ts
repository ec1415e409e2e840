import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/schema-of';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';

/** A ticket and the account it belongs to. `owner` is null for a guest's ticket. */
export type OwnedTicket = { ticket: TicketRow; owner: CustomerRow | null };

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

export async function withOwners(db: Db, tickets: readonly TicketRow[]): Promise<OwnedTicket[]> {
  const ids = new Set(tickets.flatMap(({ customerId }) => customerId ?? []));
  const rows =
    ids.size === 0
      ? []
      : await db.query.customers.findMany({ where: inArray(customers.id, [...ids]) });
  const owners = new Map(rows.map((row) => [row.id, row]));
  return tickets.map((ticket) => ({
    ticket,
    owner: ticket.customerId === null ? null : (owners.get(ticket.customerId) ?? null),
  }));
}

export async function withOwner(db: Db, ticket: TicketRow): Promise<OwnedTicket> {
  const [owned] = await withOwners(db, [ticket]);
  return owned ?? { ticket, owner: null };
}

/** The address that emails go to: the account's. A typed address is used for guests only. */
export function replyAddressOf({ ticket, owner }: OwnedTicket): string {
  return owner?.email ?? ticket.email;
}

/** Whether the address on the ticket is known to belong to the person who opened it. */
export function isEmailVerified({ ticket, owner }: OwnedTicket): boolean {
  if (ticket.emailVerifiedAt !== null) return true;
  return owner !== null && verifiedAt(owner, ticket.email) !== null;
}

/** When the account verified this address, or null. */
export function verifiedAt(
  { email, emailVerifiedAt }: Pick<CustomerRow, 'email' | 'emailVerifiedAt'>,
  typed: string,
): Date | null {
  return email === typed.toLowerCase() ? emailVerifiedAt : null;
}

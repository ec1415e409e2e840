import type { Db } from '#db/client';
import type { TicketRow } from '#db/schema/support-tickets';
import { withOwners } from './ticket-owner.ts';

/**
 * Why a ticket can't be merged into another one; null if it can. What belongs to an account stays behind its
 * sign-in, so it never moves into a ticket that a guest's link opens.
 */
export async function findMergeRefusal(
  db: Db,
  ticket: TicketRow,
  into: TicketRow,
): Promise<string | null> {
  if (ticket.orderId !== null && into.orderId !== null) {
    return 'Both are conversations of orders, and an order has one of its own.';
  }
  if (ticket.customerId !== null && into.customerId === null) {
    return `${into.ticketId} was opened without an account. Merge it into this ticket instead.`;
  }
  return (await isSamePerson(db, ticket, into)) ? null : 'These tickets are from different people.';
}

/** A guest's address proves nothing, except for the account that has verified it. */
async function isSamePerson(db: Db, ticket: TicketRow, into: TicketRow): Promise<boolean> {
  if (into.customerId === null) return addressOf(ticket) === addressOf(into);
  if (ticket.customerId !== null) return ticket.customerId === into.customerId;
  const [owned] = await withOwners(db, [into]);
  const owner = owned?.owner;
  return owner?.emailVerifiedAt != null && owner.email === addressOf(ticket);
}

function addressOf({ email }: TicketRow): string {
  return email.toLowerCase();
}

import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import type { TicketRow } from '#db/schema/support-tickets';

/** A ticket and the account it belongs to. `owner` is null for a guest's ticket. */
export type OwnedTicket = { ticket: TicketRow; owner: CustomerRow | null };

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

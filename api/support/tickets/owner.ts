import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import type { TicketRow } from '#db/schema/support-tickets';

/** A ticket with the account that owns it; null for a guest's. */
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

/** Where a ticket's mails go: to its account. What somebody typed is only shown there. */
export function answerAddress({ ticket, owner }: OwnedTicket): string {
  return owner?.email ?? ticket.email;
}

/** Whether the typed address was proved to belong to the person who opened the ticket. */
export function hasVerifiedEmail({ ticket, owner }: OwnedTicket): boolean {
  if (ticket.emailVerifiedAt !== null) return true;
  return owner !== null && verifiedAt(owner, ticket.email) !== null;
}

/** When an account has proved an address; null where it has not. */
export function verifiedAt(
  { email, emailVerifiedAt }: Pick<CustomerRow, 'email' | 'emailVerifiedAt'>,
  typed: string,
): Date | null {
  return email === typed.toLowerCase() ? emailVerifiedAt : null;
}

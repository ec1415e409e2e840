import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { type OwnedTicket, withOwners } from './find-ticket.ts';
import {
  type TicketWithOrder,
  type WithLinkedOrder,
  withLinkedOrders,
  withOrders,
} from './ticket-order.ts';

/** `mergedInto`: the business id of the ticket that has the messages now. */
type WithMerge = { mergedInto: string | null };

/** A ticket as admins see it. */
export type DeskTicket = OwnedTicket & TicketWithOrder & WithMerge & WithLinkedOrder;

export async function describeTickets(
  db: Db,
  tickets: readonly TicketRow[],
): Promise<DeskTicket[]> {
  const owned = await withOrders(db, await withOwners(db, tickets));
  return withLinkedOrders(db, await withMerges(db, owned));
}

export async function describeTicket(db: Db, ticket: TicketRow): Promise<DeskTicket> {
  const [described] = await describeTickets(db, [ticket]);
  if (!described) throw new Error('describeTickets returned no ticket');
  return described;
}

async function withMerges<Row extends { ticket: TicketRow }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & WithMerge)[]> {
  const ids = new Set(rows.flatMap(({ ticket }) => ticket.mergedIntoId ?? []));
  const found =
    ids.size === 0
      ? []
      : await db
          .select({ id: supportTickets.id, name: supportTickets.ticketId })
          .from(supportTickets)
          .where(inArray(supportTickets.id, [...ids]));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    mergedInto: names.get(row.ticket.mergedIntoId ?? 0) ?? null,
  }));
}

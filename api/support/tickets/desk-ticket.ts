import type { Db } from '#db/client';
import type { TicketRow } from '#db/schema/support-tickets';
import { type WithLinkedOrder, withLinkedOrders } from './linked-order.ts';
import { type WithMerge, withMerges } from './ticket-merge.ts';
import { type TicketWithOrder, withOrders } from './ticket-order.ts';
import { type OwnedTicket, withOwners } from './ticket-owner.ts';

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

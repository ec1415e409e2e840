import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';
import type { TicketSide } from '#db/values/enumerations';

/** The condition of `support_tickets_unread_idx`, which it must match to be used. */
export const isUnread = sql`${supportTickets.shopUnread} > 0 and not ${supportTickets.suspectedSpam}`;

/**
 * Marks the other side's messages as read. `updatedAt` stays, so that the ticket keeps its place in
 * lists.
 */
export async function markRead(db: Db, ticketId: number, side: TicketSide): Promise<void> {
  const seen = side === 'customer' ? { customerUnread: 0 } : { shopUnread: 0 };
  await db
    .update(supportTickets)
    .set({ ...seen, updatedAt: sql`${supportTickets.updatedAt}` })
    .where(eq(supportTickets.id, ticketId));
}

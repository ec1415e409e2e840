import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';

/** Gives a customer the tickets that were opened under a proved address while signed out. */
export async function joinGuestTickets(tx: Db, customerId: string, email: string): Promise<void> {
  await tx
    .update(supportTickets)
    .set({ customerId })
    .where(and(isNull(supportTickets.customerId), sql`lower(${supportTickets.email}) = ${email}`));
}

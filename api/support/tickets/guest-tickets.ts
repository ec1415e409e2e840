import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';

/** Gives a customer the tickets that were opened under a proved address while signed out. */
export async function joinGuestTickets(
  tx: Db,
  customerId: string,
  { email, provedAt }: { email: string; provedAt: Date },
): Promise<void> {
  await tx
    .update(supportTickets)
    .set({
      customerId,
      emailVerifiedAt: sql`coalesce(${supportTickets.emailVerifiedAt}, ${provedAt.toISOString()})`,
    })
    .where(and(isNull(supportTickets.customerId), sql`lower(${supportTickets.email}) = ${email}`));
}

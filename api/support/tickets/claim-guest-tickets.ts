import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';

/**
 * Assigns the tickets that were opened under a verified address while signed out to the customer.
 */
export async function claimGuestTickets(
  tx: Db,
  customerId: string,
  { email, verifiedAt }: { email: string; verifiedAt: Date },
): Promise<void> {
  await tx
    .update(supportTickets)
    .set({
      customerId,
      emailVerifiedAt: sql`coalesce(${supportTickets.emailVerifiedAt}, ${verifiedAt.toISOString()})`,
    })
    .where(and(isNull(supportTickets.customerId), sql`lower(${supportTickets.email}) = ${email}`));
}

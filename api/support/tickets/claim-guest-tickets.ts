import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';

/**
 * Assigns the tickets that were opened under an address while signed out to the customer.
 * `verifiedAt`: null if the address was not verified.
 */
export async function claimGuestTickets(
  tx: Db,
  customerId: string,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
): Promise<void> {
  await tx
    .update(supportTickets)
    .set({
      customerId,
      emailVerifiedAt: sql`coalesce(${supportTickets.emailVerifiedAt}, ${verifiedAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(and(isNull(supportTickets.customerId), sql`lower(${supportTickets.email}) = ${email}`));
}

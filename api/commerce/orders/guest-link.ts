import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SignedLinks } from '#api/platform/signed-links';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';

/** The token of a new link to an order, or null once an account has it. */
export async function guestTokenOf(
  tx: Db,
  orderLinks: Pick<SignedLinks, 'tokenFor'>,
  { id, customerId }: OrderRow,
): Promise<string | null> {
  if (customerId !== null) return null;
  const brief = await tx.query.briefs.findFirst({
    columns: { linkVersion: true },
    where: eq(briefs.orderId, id),
  });
  return orderLinks.tokenFor({ id, version: brief?.linkVersion ?? 1 });
}

/** Moves the orders of a guest's address to a customer, who verified it or is the same person. */
export async function claimGuestOrders(tx: Db, customerId: string, email: string): Promise<void> {
  await tx
    .update(orders)
    .set({ customerId })
    .where(and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = ${email}`));
}

import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';

/** Moves the orders of a guest's address to a customer, who verified it or is the same person. */
export async function claimGuestOrders(tx: Db, customerId: string, email: string): Promise<void> {
  await tx
    .update(orders)
    .set({ customerId })
    .where(and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = ${email}`));
}

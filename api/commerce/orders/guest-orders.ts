import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';

/** Moves guest orders with a verified email address to its customer. */
export async function claimGuestOrders(tx: Db, customerId: string, email: string): Promise<void> {
  await tx
    .update(orders)
    .set({ customerId })
    .where(and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = ${email}`));
}

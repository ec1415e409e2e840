import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';

/** Gives a customer the orders that were placed under a verified address while signed out. */
export async function claimGuestOrders(tx: Db, customerId: string, email: string): Promise<void> {
  await tx
    .update(orders)
    .set({ customerId })
    .where(and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = ${email}`));
}

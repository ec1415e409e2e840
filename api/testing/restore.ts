import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { planChanges } from '#db/schema/plan-changes';
import { providerEvents } from '#db/schema/provider-events';

/**
 * Removes these orders and their numbers from the database, as restoring an older backup does.
 * The provider still has the subscriptions.
 */
export async function loseOrders(db: Db, lost: Pick<OrderRow, 'id' | 'orderId'>[]): Promise<void> {
  const ids = lost.map(({ id }) => id);
  const first = Math.min(...lost.map(({ orderId }) => Number(orderId.split('-')[2])));
  await db.transaction(async (tx) => {
    await tx.delete(mails);
    await tx.delete(providerEvents);
    await tx.delete(payments).where(inArray(payments.orderId, ids));
    await tx.delete(planChanges).where(inArray(planChanges.orderId, ids));
    await tx.delete(orders).where(inArray(orders.id, ids));
    await tx.execute(sql`select setval('account_numbers', ${first}::bigint, false)`);
  });
}

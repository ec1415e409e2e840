import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { reconciliations } from '#db/schema/reconciliations';
import { type UnmatchedRow, unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import type { AdminActs } from './admin-act.ts';
import { buy } from './orders.ts';
import { loseOrders } from './restore.ts';
import type { TestShop } from './shop.ts';

const route = '/api/admin/reconciliation/subscriptions';

/** Creates a reconciliation result for a subscription without an order. */
export async function anUnmatched(
  db: Db,
  name: string = `sub_${crypto.randomUUID()}`,
): Promise<UnmatchedRow> {
  const at = new Date();
  const [run] = await db
    .insert(reconciliations)
    .values({ startedAt: at, finishedAt: at })
    .returning();
  const [row] = await db
    .insert(unmatchedSubscriptions)
    .values({
      subscriptionId: name,
      reconciliationId: run?.id ?? 0,
      orderNumber: 'ACC-2026-0001',
      plan: 'Saltmarsh for 19.00 a month',
      keptAmount: 1900,
      isRunning: true,
      startedAt: at,
    })
    .returning();
  if (!row) throw new Error('The subscription was not written');
  return row;
}

/** Creates a purchase whose order was lost with a backup and found by reconciliation. */
export async function anUnmatchedPurchase(
  shop: TestShop,
): Promise<{ order: OrderRow; row: UnmatchedRow }> {
  const order = await buy(shop, '');
  await loseOrders(shop.db, [order]);
  await shop.reconciliation.run();
  return { order, row: await unmatchedOf(shop, order) };
}

export async function unmatchedOf(
  { db }: TestShop,
  { stripeSubscriptionId }: OrderRow,
): Promise<UnmatchedRow> {
  const row = await db.query.unmatchedSubscriptions.findFirst({
    where: eq(unmatchedSubscriptions.subscriptionId, stripeSubscriptionId ?? ''),
  });
  if (!row) throw new Error('The comparison did not find it');
  return row;
}

/** Admin actions on subscriptions without an order. */
export const adminUnmatchedActs: AdminActs = {
  [`POST ${route}/:id/restore`]: async (shop) => {
    const { order, row } = await anUnmatchedPurchase(shop);
    return { path: `${route}/${row.id}/restore`, verb: 'order.restored', name: order.orderId };
  },
  [`POST ${route}/:id/refund`]: async (shop) => {
    const { row } = await anUnmatchedPurchase(shop);
    return {
      path: `${route}/${row.id}/refund`,
      verb: 'subscription.refunded',
      name: row.subscriptionId,
      changes: [{ field: 'amount', before: null, after: '19.00' }],
    };
  },
  [`POST ${route}/:id/dismiss`]: async (shop) => {
    const row = await anUnmatched(shop.db);
    return {
      path: `${route}/${row.id}/dismiss`,
      verb: 'subscription.dismissed',
      name: row.subscriptionId,
    };
  },
};

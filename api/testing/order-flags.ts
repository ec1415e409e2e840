import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OrderFlagReason, SettledFlags } from '#contract/order-flags';
import type { Db } from '#db/client';
import { type OrderFlagRow, orderFlags } from '#db/schema/order-flags';
import type { OrderRow } from '#db/schema/orders';
import type { TestShop } from './shop.ts';

/** Flags an order as a provider event would. */
export function flagOrder(
  db: Db,
  { id: orderId }: Pick<OrderRow, 'id'>,
  ...reasons: OrderFlagReason[]
): Promise<OrderFlagRow[]> {
  return db
    .insert(orderFlags)
    .values(reasons.map((reason) => ({ orderId, ...reason })))
    .returning();
}

/** Returns the unsettled flags of an order, oldest first. */
export async function openFlagsOf(db: Db, { id }: Pick<OrderRow, 'id'>) {
  return db
    .select({ code: orderFlags.code, params: orderFlags.params })
    .from(orderFlags)
    .where(and(eq(orderFlags.orderId, id), isNull(orderFlags.settledAt)))
    .orderBy(asc(orderFlags.id));
}

/** Settles flags as a new admin. */
export async function settleFlags(
  shop: TestShop,
  { orderId }: Pick<OrderRow, 'orderId'>,
  flags: SettledFlags,
): Promise<Response> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  return shop.post(`/api/orders/${orderId}/settle-flag`, flags, { cookie });
}

/** Returns the log lines about the flags of an order. */
export function flagLines({ log }: TestShop, { orderId }: Pick<OrderRow, 'orderId'>): string[] {
  return log.filter((line) => line.startsWith(`order ${orderId} needs review`));
}

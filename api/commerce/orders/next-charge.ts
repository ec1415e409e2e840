import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import type { OrderRow } from '#db/schema/orders';
import { chargeAt, findDiscount } from './discount.ts';

type NextCharge = { cents: number; at: Date };

/** What an order is charged next, for emails; null: nothing more, or not known yet. */
export async function nextChargeOf(
  tx: Db,
  order: OrderRow,
  since?: Date,
): Promise<NextCharge | null> {
  const { nextChargeAt: at, subscriptionStatus, cancelAt } = order;
  if (!at || subscriptionStatus !== 'active' || cancelAt || (since && at <= since)) return null;
  if (await isCancellationRequested(tx, order)) return null;
  return { cents: chargeAt(at, order.intervalTotal, order, await findDiscount(tx, order)), at };
}

async function isCancellationRequested(tx: Db, { id }: OrderRow): Promise<boolean> {
  const { orderId, status } = cancellationRequests;
  const where = and(eq(orderId, id), inArray(status, ['pending', 'processing']));
  const found = await tx.query.cancellationRequests.findFirst({ columns: { id: true }, where });
  return found !== undefined;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import type { OrderRow } from '#db/schema/orders';
import { chargeAt, findDiscount } from './discount.ts';

type NextCharge = { cents: number; at: Date };

type Billed = Pick<OrderRow, 'nextChargeAt' | 'subscriptionStatus' | 'cancelAt'>;

/**
 * When an order is charged next; null: it isn't, or not known yet. While a renewal is unpaid nothing
 * is promised, because the unpaid invoice decides whether there will be another one.
 */
export function nextChargeAtOf(order: Billed, isCancellationRequested: boolean): Date | null {
  const { nextChargeAt, subscriptionStatus, cancelAt } = order;
  const renews = subscriptionStatus === 'active' && !cancelAt && !isCancellationRequested;
  return renews ? nextChargeAt : null;
}

/** What an order is charged next; null: nothing more, or not known yet. */
export async function nextChargeOf(
  tx: Db,
  order: OrderRow,
  since?: Date,
): Promise<NextCharge | null> {
  const at = nextChargeAtOf(order, await isCancellationRequested(tx, order));
  if (!at || (since && at <= since)) return null;
  return { cents: chargeAt(at, order.intervalTotal, order, await findDiscount(tx, order)), at };
}

async function isCancellationRequested(tx: Db, { id }: OrderRow): Promise<boolean> {
  const { orderId, status } = cancellationRequests;
  const where = and(eq(orderId, id), inArray(status, ['pending', 'processing']));
  const found = await tx.query.cancellationRequests.findFirst({ columns: { id: true }, where });
  return found !== undefined;
}

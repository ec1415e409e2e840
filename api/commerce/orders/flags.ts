import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure } from '#api/http/failure';
import { publish } from '#api/platform/publish';
import { OrderFlagReason, type SettledFlags } from '#contract/order-flags';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderFlagRow, orderFlags } from '#db/schema/order-flags';
import { type OrderRow, orders } from '#db/schema/orders';
import { deadlineOrder } from './delivery/deadline.ts';
import { lockOrder } from './find.ts';

/** The condition of `orders_undelivered_idx`, which it must match to be used. */
export const isUndelivered = sql`${orders.paidAt} is not null and ${orders.deliveredAt} is null and ${orders.status} <> 'cancelled'`;

/** A renewal is unpaid, whether or not the provider still retries the card. */
export const isPastDue = sql`${orders.pastDueSince} is not null`;

/** The condition of `orders_failed_payment_idx`, which it must match to be used. */
export const isFirstPaymentFailed = sql`${orders.paymentStatus} = 'failed' and ${orders.paidAt} is null`;

/**
 * Flags an order for an admin to review, and says so to the log and to open pages. Does nothing
 * where the order has the same flag already, open or settled. Joins the caller's transaction.
 */
export async function raiseFlag(
  tx: Db,
  { id, orderId: name }: Pick<OrderRow, 'id' | 'orderId'>,
  reason: OrderFlagReason,
  log: (line: string) => void,
): Promise<void> {
  const [raised] = await tx
    .insert(orderFlags)
    .values({ orderId: id, ...reason })
    .onConflictDoNothing()
    .returning({ id: orderFlags.id });
  if (!raised) return;
  log(`order ${name} needs review: ${describeFlag(reason)}`);
  await publish(tx, { kind: 'order.flagged', id, name, by: null });
}

type Settlement = { reviewed: SettledFlags; at: Date; userId: number };

/**
 * Settles the flags that an admin has reviewed and returns those that were open until now. Flags
 * that were raised in the meantime stay open. Joins the caller's transaction.
 */
export async function settleFlags(
  tx: Db,
  { id }: Pick<OrderRow, 'id'>,
  { reviewed, at, userId }: Settlement,
): Promise<OrderFlagRow[]> {
  await lockOrder(tx, id);
  const flags = await readFlags(tx, id);
  const ids = new Set(idsOf(flags, reviewed));
  const named = flags.filter((flag) => ids.has(flag.id));
  if (named.length < ids.size) throw new Failure('conflict', notFlagged);
  const open = named.filter(({ settledAt }) => settledAt === null);
  if (open.length === 0) return [];
  await tx
    .update(orderFlags)
    .set({ settledAt: at, settledBy: userId })
    .where(
      inArray(
        orderFlags.id,
        open.map((flag) => flag.id),
      ),
    );
  return open;
}

/** The flags of an order, open and settled, the oldest first. */
export function readFlags(db: Db, orderId: number): Promise<OrderFlagRow[]> {
  return db.query.orderFlags.findMany({
    where: eq(orderFlags.orderId, orderId),
    orderBy: asc(orderFlags.id),
  });
}

/** The same of several orders, by their ids. An order without flags is left out. */
export async function readFlagsByOrder(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderFlagRow[]>> {
  const rows = await db.query.orderFlags.findMany({
    where: inArray(orderFlags.orderId, [...orderIds]),
    orderBy: asc(orderFlags.id),
  });
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Whether a row of `orders` has an open flag, as a condition of a query. */
export function hasOpenFlag(db: Db): SQL {
  const open = and(eq(orderFlags.orderId, orders.id), isNull(orderFlags.settledAt));
  return exists(db.select({ id: orderFlags.id }).from(orderFlags).where(open));
}

/** Whether an order has an open flag. */
export async function isFlagged(db: Db, orderId: number): Promise<boolean> {
  const flag = await db.query.orderFlags.findFirst({
    columns: { id: true },
    where: and(eq(orderFlags.orderId, orderId), isNull(orderFlags.settledAt)),
  });
  return flag !== undefined;
}

/** A sentence that no flag has becomes an id that no flag has. */
function idsOf(flags: OrderFlagRow[], { flagIds = [], paymentFlags = [] }: SettledFlags): number[] {
  const idOf = (text: string) => flags.find((flag) => describeFlagRow(flag) === text)?.id ?? 0;
  return [...flagIds, ...paymentFlags.map(idOf)];
}

const notFlagged =
  'The flags on this order have changed, so none were marked as resolved. Review them again.';

/** Describes a flag for admins and the log. Flags are never identified by this text. */
export function describeFlag({ code, params }: OrderFlagReason): string {
  switch (code) {
    case 'duplicate_payment':
      return `Paid a second time through ${params.sessionId}`;
    case 'not_a_subscription':
      return `${params.sessionId} was paid once, not as a subscription`;
    case 'currency_mismatch':
      return `${params.sessionId} was paid in a different currency`;
    case 'amount_mismatch':
      return `${params.sessionId} was paid with a different amount`;
    case 'unexpected_payment':
      return `Paid through ${params.sessionId} when the order could no longer be paid`;
    case 'refund_failed':
      return `Refund ${params.refundId} failed: the bank did not accept it`;
    case 'other':
      return params.text;
  }
}

export function describeFlagRow(row: OrderFlagRow): string {
  return describeFlag(v.parse(OrderFlagReason, row));
}

/** Of those, the ones whose deadline has passed. A paused one is never late. */
export function isLate(now: Date): SQL {
  return sql`${isUndelivered} and ${deadlineOrder.by} < ${now.toISOString()}::timestamptz`;
}

export function isOpen({ status }: CancellationRow): boolean {
  return status === 'pending' || status === 'processing';
}

/** Whether it is an admin’s decision, which the customer can’t withdraw and gets one email about. */
export function isDecidedByShop({ byShop, endsNow, refundId }: CancellationRow): boolean {
  return byShop || endsNow || refundId !== null;
}

/** The cancellation by an admin that the provider has not confirmed. */
export async function findOpenShopCancellation(
  db: Db,
  order: number,
): Promise<CancellationRow | null> {
  const newest = await db.query.cancellationRequests.findFirst({
    where: eq(cancellationRequests.orderId, order),
    orderBy: desc(cancellationRequests.id),
  });
  return newest && isOpen(newest) && isDecidedByShop(newest) ? newest : null;
}

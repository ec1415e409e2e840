import { and, type Column, desc, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import type { OrderRow } from '#db/schema/orders';
import type { CancellationStatus } from '#db/values/enumerations';

const { id, orderId, status } = cancellationRequests;

export function findRequest(db: Db, request: number): Promise<CancellationRow | undefined> {
  return db.query.cancellationRequests.findFirst({ where: eq(id, request) });
}

/** The newest request of an order, in any status. */
export function findNewestRequest(db: Db, order: number): Promise<CancellationRow | undefined> {
  return db.query.cancellationRequests.findFirst({
    where: eq(orderId, order),
    orderBy: desc(id),
  });
}

/** The newest request, unless it was withdrawn. */
export async function findActiveRequest(
  db: Db,
  order: number,
): Promise<CancellationRow | undefined> {
  const newest = await findNewestRequest(db, order);
  return newest?.status === 'withdrawn' ? undefined : newest;
}

/**
 * Moves a request on from one of these statuses, and tells open pages. undefined: another caller was
 * faster.
 */
export async function moveRequest(
  tx: Db,
  request: number,
  from: CancellationStatus[],
  to: Partial<CancellationRow>,
): Promise<CancellationRow | undefined> {
  const [row] = await tx
    .update(cancellationRequests)
    .set(to)
    .where(and(eq(id, request), inArray(status, from)))
    .returning();
  if (row) {
    const subject = { id: row.orderId, name: '' };
    await publish(tx, { kind: 'cancellation.changed', ...subject, by: null });
  }
  return row;
}

/** A subquery: the cancellation that has still to issue a refund. */
export function openCancellation(db: Db, refund: Column | number) {
  return db
    .select({ id })
    .from(cancellationRequests)
    .where(
      and(eq(cancellationRequests.refundId, refund), inArray(status, ['pending', 'processing'])),
    );
}

/** Requests to process now: those that are due, and those whose process has stopped. */
export function listDueRequests(db: Db, now: Date, cutoff: Date): Promise<CancellationRow[]> {
  const { dueAt, claimedAt } = cancellationRequests;
  return db.query.cancellationRequests.findMany({
    where: or(
      and(eq(status, 'pending'), lte(dueAt, now)),
      and(eq(status, 'processing'), lt(claimedAt, cutoff)),
    ),
    orderBy: dueAt,
    limit: 100,
  });
}

export function mailFactsOf({ orderId, productTitle }: OrderRow) {
  return { orderId, productTitle };
}

/**
 * End of the paid period by the provider's clock; null while it is unknown. For a past due order it
 * is the end of the previous period, because a later charge is not paid yet.
 */
export function paidUntil(
  order: Pick<OrderRow, 'nextChargeAt' | 'billingInterval' | 'subscriptionStatus'>,
): Date | null {
  const { nextChargeAt, billingInterval, subscriptionStatus } = order;
  if (!nextChargeAt || subscriptionStatus === 'active') return nextChargeAt;
  return monthsBefore(nextChargeAt, billingInterval === 'year' ? 12 : 1);
}

/** The same day that many months earlier, or the last day of a shorter month. */
function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(instant.getUTCDate(), lastDay.getUTCDate()));
  return before;
}

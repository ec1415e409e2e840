import { and, count, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#db/client';
import { reviewRounds } from '#db/schema/reviews';

/** How many rounds of review have ended, by order; orders without one are left out. */
export async function countReviewRounds(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, sentAt, approvedAt } = reviewRounds;
  const rows = await db
    .select({ orderId, ended: count() })
    .from(reviewRounds)
    .where(and(inArray(orderId, [...orderIds]), or(isNotNull(sentAt), isNotNull(approvedAt))))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.ended]));
}

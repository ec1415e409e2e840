import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';
import { deadlineOrder } from './delivery-deadline.ts';

/** The condition of `orders_undelivered_idx`, which it must match to be used. */
export const isUndelivered = sql`${orders.paidAt} is not null and ${orders.deliveredAt} is null and ${orders.status} <> 'cancelled'`;

/** Of those, the ones whose deadline has passed. A paused one is never late. */
export function isLate(now: Date): SQL {
  return sql`${isUndelivered} and ${deadlineOrder.by} < ${now.toISOString()}::timestamptz`;
}

import { sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';

/** The condition of `orders_undelivered_idx`, which it must match to be used. */
export const isUndelivered = sql`${orders.paidAt} is not null and ${orders.deliveredAt} is null and ${orders.status} <> 'cancelled'`;

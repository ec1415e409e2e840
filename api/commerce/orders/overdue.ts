import { sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';

/** What `orders_undelivered_idx` holds, in its words: paid, still running, not handed over. */
export const isUndelivered = sql`${orders.paidAt} is not null and ${orders.deliveredAt} is null and ${orders.status} <> 'cancelled'`;

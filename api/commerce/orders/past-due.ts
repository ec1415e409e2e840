import { sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';

/** A renewal is unpaid, whether or not the provider still retries the card. */
export const isPastDue = sql`${orders.pastDueSince} is not null`;

import { sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';

/** A renewal is not paid, whether the provider still tries the card or has given up. */
export const isPastDue = sql`${orders.pastDueSince} is not null`;

import { sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';

/** A renewal is unpaid, whether or not the provider still retries the card. */
export const isPastDue = sql`${orders.pastDueSince} is not null`;

/** The condition of `orders_failed_payment_idx`, which it must match to be used. */
export const isFirstPaymentFailed = sql`${orders.paymentStatus} = 'failed' and ${orders.paidAt} is null`;

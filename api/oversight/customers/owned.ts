import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders';
import type { PersonRow } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';

/** An account's own, else those that were typed with the guest's address. */
export function ordersOf({ customerId, email }: PersonRow): SQL | undefined {
  return customerId
    ? eq(orders.customerId, customerId)
    : and(isNull(orders.customerId), eq(sql`lower(${orders.customerEmail})`, email));
}

export function ticketsOf({ customerId, email }: PersonRow): SQL | undefined {
  return customerId
    ? eq(supportTickets.customerId, customerId)
    : and(isNull(supportTickets.customerId), eq(sql`lower(${supportTickets.email})`, email));
}

import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import type { TicketRow } from '#db/schema/support-tickets';

const most = 10;

/**
 * What whoever asked has bought, the newest first. An account tells for itself. Of a guest there
 * is only the address, which anybody may have typed: so the orders are those of that address, and
 * the answer goes there and nowhere else.
 */
export function ordersOfAsker(db: Db, { customerId, email }: TicketRow): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: customerId === null ? ofAddress(db, email) : eq(orders.customerId, customerId),
    orderBy: [desc(orders.createdAt), desc(orders.id)],
    limit: most,
  });
}

function ofAddress(db: Db, email: string) {
  const provedOwner = db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), isNotNull(customers.emailVerifiedAt)));
  return or(
    and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = lower(${email})`),
    inArray(orders.customerId, provedOwner),
  );
}

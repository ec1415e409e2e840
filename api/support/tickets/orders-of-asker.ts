import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import type { TicketRow } from '#db/schema/support-tickets';

const most = 10;
const mostOfGuest = 1000;

/**
 * What whoever asked has bought, the newest first. An account tells for itself. Of a guest there
 * is only the address, which anybody may have typed: so the orders are those of that address, and
 * the answer goes there and nowhere else.
 */
export async function ordersOfAsker(db: Db, { customerId, email }: TicketRow): Promise<OrderRow[]> {
  if (customerId !== null) return ofCustomer(db, customerId);
  const owner = await db.query.customers.findFirst({
    columns: { id: true },
    where: and(eq(customers.email, email), isNotNull(customers.emailVerifiedAt)),
  });
  const found = [...(await ofGuest(db, email)), ...(owner ? await ofCustomer(db, owner.id) : [])];
  return found.sort(newestFirst).slice(0, most);
}

function ofCustomer(db: Db, customerId: string): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: eq(orders.customerId, customerId),
    orderBy: [desc(orders.createdAt), desc(orders.id)],
    limit: most,
  });
}

/** Unsorted: told to sort and to stop at ten, the database walks through everybody's orders. */
function ofGuest(db: Db, email: string): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = lower(${email})`),
    limit: mostOfGuest,
  });
}

function newestFirst(one: OrderRow, other: OrderRow): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;
}

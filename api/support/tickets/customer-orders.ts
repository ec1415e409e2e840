import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import type { TicketRow } from '#db/schema/support-tickets';

const most = 10;
const mostOfGuest = 1000;

/**
 * The newest orders of the ticket's customer. For a guest, the orders of the typed address, which
 * is unverified: replies go to that address only.
 */
export async function listCustomerOrders(
  db: Db,
  { customerId, email }: TicketRow,
): Promise<OrderRow[]> {
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

/** Sorted in code: with ORDER BY and LIMIT, Postgres would scan the orders of all customers. */
function ofGuest(db: Db, email: string): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = lower(${email})`),
    limit: mostOfGuest,
  });
}

function newestFirst(one: OrderRow, other: OrderRow): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;
}

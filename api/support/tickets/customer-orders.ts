import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import type { TicketRow } from '#db/schema/support-tickets';
import { typedNumber } from './ticket-order.ts';

const most = 10;
const maxOfGuest = 1000;

/** `isOther`: the ticket names its number, but it isn't the customer's. */
export type TicketOrderRow = OrderRow & { isOther: boolean };

/** Whose orders belong to a ticket. `guest`: the address of orders without an account. */
type Owner = { account: string | null; guest: string | null };

/** The order that a ticket is about, then the newest others of its customer. */
export async function listTicketOrders(db: Db, ticket: TicketRow): Promise<TicketOrderRow[]> {
  const owner = await findOwner(db, ticket);
  const named = await findNamed(db, ticket);
  const owned = [
    ...(owner.guest === null ? [] : await ofGuest(db, owner.guest)),
    ...(owner.account === null ? [] : await ofCustomer(db, owner.account)),
  ];
  const others = owned.filter(({ id }) => id !== named?.id).sort(newestFirst);
  return [...(named ? [named] : []), ...others]
    .slice(0, most)
    .map((order) => ({ ...order, isOther: !isOf(owner, order) }));
}

/** The typed address of a guest is unverified: replies go to that address only. */
async function findOwner(db: Db, { customerId, email }: TicketRow): Promise<Owner> {
  if (customerId !== null) return { account: customerId, guest: null };
  const holder = await db.query.customers.findFirst({
    columns: { id: true },
    where: and(eq(customers.email, email), isNotNull(customers.emailVerifiedAt)),
  });
  return { account: holder?.id ?? null, guest: email };
}

/** The order whose conversation it is, or whose number was typed. */
async function findNamed(db: Db, ticket: TicketRow): Promise<OrderRow | undefined> {
  const number = typedNumber(ticket);
  if (ticket.orderId !== null) {
    return db.query.orders.findFirst({ where: eq(orders.id, ticket.orderId) });
  }
  return number === null
    ? undefined
    : db.query.orders.findFirst({ where: eq(orders.orderId, number) });
}

function isOf({ account, guest }: Owner, { customerId, customerEmail }: OrderRow): boolean {
  if (customerId !== null) return customerId === account;
  return customerEmail.toLowerCase() === guest?.toLowerCase();
}

function ofCustomer(db: Db, customerId: string): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: eq(orders.customerId, customerId),
    orderBy: [desc(orders.createdAt), desc(orders.id)],
    limit: most + 1,
  });
}

/** Sorted in code: with ORDER BY and LIMIT, Postgres would scan the orders of all customers. */
function ofGuest(db: Db, email: string): Promise<OrderRow[]> {
  return db.query.orders.findMany({
    where: and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = lower(${email})`),
    limit: maxOfGuest,
  });
}

function newestFirst(one: OrderRow, other: OrderRow): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;
}

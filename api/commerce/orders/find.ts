import { and, eq, type SQL } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { pathId } from '#api/http/path-id';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';

/** The order that a path names, by number or business id, if it is this customer's: else a 404. */
export async function findOwnOrder(db: Db, customerId: string, text: string): Promise<OrderRow> {
  const order = await byPath(text, (where) =>
    db.query.orders.findFirst({ where: and(where, eq(orders.customerId, customerId)) }),
  );
  if (!order) throw noSuchSubscription();
  return order;
}

/** The order that a path names, by number or business id, whoever's it is: else a 404. For admins. */
export async function findOrder(db: Db, text: string): Promise<OrderRow> {
  const order = await byPath(text, (where) => db.query.orders.findFirst({ where }));
  if (!order) throw new Failure('not_found', 'This order was not found.');
  return order;
}

/** Holds the row until the transaction ends, so that one change of an order comes at a time. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw noSuchSubscription();
  return order;
}

async function byPath<T>(text: string, find: (where: SQL) => Promise<T>): Promise<T | undefined> {
  const id = pathId(text, 'ACC');
  if (!id) return undefined;
  return find('number' in id ? eq(orders.id, id.number) : eq(orders.orderId, id.businessId));
}

function noSuchSubscription(): Failure {
  return new Failure('not_found', 'This subscription was not found.');
}

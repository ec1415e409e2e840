import { and, eq, type SQL } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/path-id';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';

/** Finds a customer's own order by number or business id. Throws a 404. */
export async function findOwnOrder(db: Db, customerId: string, text: string): Promise<OrderRow> {
  const order = await byPath(text, (where) =>
    db.query.orders.findFirst({ where: and(where, eq(orders.customerId, customerId)) }),
  );
  if (!order) throw noSuchSubscription();
  return order;
}

/** Finds any order by number or business id, for admins. Throws a 404. */
export async function findOrder(db: Db, text: string): Promise<OrderRow> {
  const order = await byPath(text, (where) => db.query.orders.findFirst({ where }));
  if (!order) throw new Failure('not_found', 'This order was not found.');
  return order;
}

/** Locks the row until the transaction ends. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw noSuchSubscription();
  return order;
}

async function byPath<T>(text: string, find: (where: SQL) => Promise<T>): Promise<T | undefined> {
  const id = parsePathId(text, 'ACC');
  if (!id) return undefined;
  return find('number' in id ? eq(orders.id, id.number) : eq(orders.orderId, id.businessId));
}

function noSuchSubscription(): Failure {
  return new Failure('not_found', 'This subscription was not found.');
}

import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import type { Clock } from '../clock.ts';
import { hasCredentials } from '../orders/credentials.ts';
import { findOwnOrder } from '../orders/find.ts';

/** An order with what its customer sees beside it. */
export type OwnedOrder = {
  order: OrderRow;
  product: ProductRow;
  cancellation: CancellationRow | null;
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** A customer's orders. An order is the subscription. */
export function createSubscriptions({ db, now }: { db: Db; now: Clock }) {
  return {
    /** Newest first. A checkout that was left without paying is no subscription. */
    list(customerId: string): Promise<OwnedOrder[]> {
      return read(
        and(
          eq(orders.customerId, customerId),
          or(isNotNull(orders.paidAt), gt(orders.checkoutExpiresAt, now())),
        ),
      );
    },

    /** By number or business id; another customer's is a 404. */
    async find(customerId: string, id: string): Promise<OwnedOrder & { hasCredentials: boolean }> {
      const order = await findOwnOrder(db, customerId, id);
      const [owned] = await read(eq(orders.id, order.id));
      if (!owned) throw new Error('The order is gone');
      return { ...owned, hasCredentials: await hasCredentials(db, owned.order) };
    },
  };

  async function read(where: ReturnType<typeof and>): Promise<OwnedOrder[]> {
    const rows = await db
      .select({ order: orders, product: products })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id));
    const requests = await standingRequests(rows.map(({ order }) => order.id));
    return rows.map((row) => ({ ...row, cancellation: requests.get(row.order.id) ?? null }));
  }

  /** The newest request of each order, unless it was taken back. */
  async function standingRequests(orderIds: number[]): Promise<Map<number, CancellationRow>> {
    if (orderIds.length === 0) return new Map();
    const rows = await db
      .selectDistinctOn([cancellationRequests.orderId])
      .from(cancellationRequests)
      .where(inArray(cancellationRequests.orderId, orderIds))
      .orderBy(cancellationRequests.orderId, desc(cancellationRequests.id));
    const standing = rows.filter(({ status }) => status !== 'withdrawn');
    return new Map(standing.map((row) => [row.orderId, row]));
  }
}

import { and, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { SubscriptionListQuery } from '#contract/subscriptions';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import { matchesWords, searchTexts } from '#db/search';
import { hasCredentials } from '../orders/credentials.ts';
import { findOwnOrder } from '../orders/find.ts';

/** An order with what its customer sees. */
export type OrderWithCancellation = {
  order: OrderRow;
  product: ProductRow;
  cancellation: CancellationRow | null;
};

type SoldOrder = Pick<OrderWithCancellation, 'order' | 'product'>;

const plan: ListPlan<SoldOrder, 'createdAt' | 'totalMonthlyAmount'> = {
  id: orders.id,
  idOf: ({ order }) => order.id,
  sorts: {
    createdAt: { by: orders.createdAt, kind: 'instant', of: ({ order }) => order.createdAt },
    totalMonthlyAmount: {
      by: orders.totalMonthlyAmount,
      kind: 'money',
      of: ({ order }) => order.totalMonthlyAmount,
    },
  },
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** A customer's subscriptions. Each is an order. */
export function createSubscriptions({ db, now }: { db: Db; now: Clock }) {
  return {
    /** Unpaid checkouts are not subscriptions. */
    async list(
      customerId: string,
      query: SubscriptionListQuery,
    ): Promise<Page<OrderWithCancellation>> {
      const { q, status } = query;
      const { rows, next } = await readPage(query, plan, ({ after, orderBy, limit }) =>
        sold()
          .where(
            and(
              after,
              eq(orders.customerId, customerId),
              or(isNotNull(orders.paidAt), gt(orders.checkoutExpiresAt, now())),
              status && hasStatus(status),
              q ? matchesWords(searchTexts.orders, q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
      return { rows: await withRequests(rows), next };
    },

    /** By number or business id. Throws a 404 for another customer's. */
    async find(
      customerId: string,
      id: string,
    ): Promise<OrderWithCancellation & { hasCredentials: boolean }> {
      const order = await findOwnOrder(db, customerId, id);
      const [owned] = await withRequests(await sold().where(eq(orders.id, order.id)));
      if (!owned) throw new Error('The order is gone');
      return { ...owned, hasCredentials: await hasCredentials(db, owned.order) };
    },
  };

  function sold() {
    return db
      .select({ order: orders, product: products })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId));
  }

  async function withRequests(rows: SoldOrder[]): Promise<OrderWithCancellation[]> {
    const requests = await activeRequests(rows.map(({ order }) => order.id));
    return rows.map((row) => ({ ...row, cancellation: requests.get(row.order.id) ?? null }));
  }

  /** The newest cancellation request of each order, unless it was withdrawn. */
  async function activeRequests(orderIds: number[]): Promise<Map<number, CancellationRow>> {
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

function hasStatus(status: NonNullable<SubscriptionListQuery['status']>): SQL {
  return sql`${status}::text in (${orders.status}, ${orders.subscriptionStatus})`;
}

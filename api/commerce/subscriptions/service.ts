import { and, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { SubscriptionListQuery } from '#contract/subscriptions';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import { orderTaxes } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import type { SiteCheckResult } from '#db/schema/site-checks';
import { taxRates } from '#db/schema/tax-rates';
import { matchesWords, searchTexts } from '#db/search';
import {
  type BriefStateFacts,
  countReviewRounds,
  readBriefStates,
} from '../orders/delivery/brief-states.ts';
import { hasCredentials } from '../orders/delivery/credentials.ts';
import { readSiteChecks } from '../orders/delivery/live-address.ts';
import { findOwnOrder } from '../orders/find.ts';
import type { TaxTerms } from '../tax/charge-tax.ts';
import { nextTaxColumns } from '../tax/order-tax.ts';

/** An order with what its customer sees. */
export type OrderWithCancellation = {
  order: OrderRow;
  product: ProductRow;
  discount: DiscountRow | null;
  /** Of the next charge. */
  tax: TaxTerms | null;
  cancellation: CancellationRow | null;
  brief: BriefStateFacts | null;
  reviewRounds: number;
  siteCheck: SiteCheckResult | null;
};

type SoldOrder = Pick<OrderWithCancellation, 'order' | 'product' | 'discount' | 'tax'>;

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
      const owned = await read(await findOwnOrder(db, customerId, id));
      return { ...owned, hasCredentials: await hasCredentials(db, owned.order) };
    },

    read,
  };

  /** The caller has checked whose order it is. */
  async function read({ id }: OrderRow): Promise<OrderWithCancellation> {
    const [owned] = await withRequests(await sold().where(eq(orders.id, id)));
    if (!owned) throw new Error('The order is gone');
    return owned;
  }

  function sold() {
    return db
      .select({ order: orders, product: products, discount: discounts, tax: nextTaxColumns })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .leftJoin(discounts, eq(discounts.id, orders.discountId))
      .leftJoin(orderTaxes, eq(orderTaxes.orderId, orders.id))
      .leftJoin(taxRates, eq(taxRates.id, orderTaxes.rateId));
  }

  async function withRequests(rows: SoldOrder[]): Promise<OrderWithCancellation[]> {
    const ids = rows.map(({ order }) => order.id);
    const [requests, briefs] = [await activeRequests(ids), await readBriefStates(db, ids)];
    const rounds = await countReviewRounds(db, ids);
    const siteChecks = await readSiteChecks(
      db,
      rows.map(({ order }) => order),
    );
    return rows.map((row) => ({
      ...row,
      cancellation: requests.get(row.order.id) ?? null,
      brief: briefs.get(row.order.id) ?? null,
      reviewRounds: rounds.get(row.order.id) ?? 0,
      siteCheck: siteChecks.get(row.order.id) ?? null,
    }));
  }

  /** The customer’s newest cancellation request of each order, unless it was withdrawn. */
  async function activeRequests(orderIds: number[]): Promise<Map<number, CancellationRow>> {
    if (orderIds.length === 0) return new Map();
    const rows = await db
      .selectDistinctOn([cancellationRequests.orderId])
      .from(cancellationRequests)
      .where(
        and(
          inArray(cancellationRequests.orderId, orderIds),
          eq(cancellationRequests.byShop, false),
        ),
      )
      .orderBy(cancellationRequests.orderId, desc(cancellationRequests.id));
    const standing = rows.filter(({ status }) => status !== 'withdrawn');
    return new Map(standing.map((row) => [row.orderId, row]));
  }
}

function hasStatus(status: NonNullable<SubscriptionListQuery['status']>): SQL {
  return sql`${status}::text in (${orders.status}, ${orders.subscriptionStatus})`;
}

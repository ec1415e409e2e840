import { and, asc, eq, sql } from 'drizzle-orm';
import { type Actor, writeAuditedChange } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, nullInstant, type Page, type SortField } from '#api/platform/lists/page';
import { readSearchedPage } from '#api/platform/lists/searched-page';
import type { SettledFlags } from '#contract/order-flags';
import type { OrderListQuery } from '#contract/order-list';
import type { Db } from '#db/client';
import type { CancellationRow } from '#db/schema/cancellation-requests';
import type { DiscountRow } from '#db/schema/discounts';
import type { OrderFlagRow } from '#db/schema/order-flags';
import { type OrderTaxRow, orderTaxes } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';
import { type ProductRow, products } from '#db/schema/products';
import type { SiteCheckResult } from '#db/schema/site-checks';
import { findOrderTax } from '../tax/order-tax.ts';
import { readCredentialLabels } from './delivery/credentials.ts';
import { deadlineOrder } from './delivery/deadline.ts';
import { readSiteChecks } from './delivery/live-address.ts';
import { type EnteredStage, readStages } from './delivery/stages.ts';
import { findDiscount } from './discount.ts';
import { findOrder } from './find.ts';
import {
  describeFlagRow,
  findOpenShopCancellation,
  readFlags,
  readFlagsByOrder,
  settleFlags,
} from './flags.ts';
import { filterBy, isWithin, type OrderSort } from './queues.ts';
import { searchOrders } from './search.ts';
import { type OrderEventFacts, readTimeline } from './timeline.ts';

type ListedOrder = { order: OrderRow; product: ProductRow; tax: OrderTaxRow | null };

/** An order with its current product, what it was taxed at, and its flags, oldest first. */
export type OrderWithFlags = ListedOrder & { flags: OrderFlagRow[] };

/**
 * With its payments and stages, oldest first, its discount, the labels of its credentials and its
 * website.
 */
export type OrderWithDetails = OrderWithFlags & {
  payments: PaymentRow[];
  discount: DiscountRow | null;
  credentialLabels: string[];
  siteCheck: SiteCheckResult | null;
  stages: EnteredStage[];
  openCancellation: CancellationRow | null;
};

const list: ListPlan<ListedOrder, OrderSort> = {
  id: orders.id,
  idOf: ({ order }) => order.id,
  sorts: {
    createdAt: { by: orders.createdAt, kind: 'instant', of: ({ order }) => order.createdAt },
    customerName: { by: orders.customerName, kind: 'text', of: ({ order }) => order.customerName },
    totalAmount: {
      by: orders.totalMonthlyAmount,
      kind: 'money',
      of: ({ order }) => order.totalMonthlyAmount,
    },
    /** Of undelivered orders. */
    deadline: {
      by: deadlineOrder.by,
      kind: 'instant',
      of: ({ order }) => deadlineOrder.of(order),
    },
    pastDueSince: {
      by: orders.pastDueSince,
      kind: 'instant',
      of: ({ order }) => order.pastDueSince,
    },
    siteDownSince: {
      by: orders.siteDownSince,
      kind: 'instant',
      of: ({ order }) => order.siteDownSince,
    },
  },
};

const { deadline, pastDueSince, siteDownSince } = list.sorts;

/** In the order of a queue that some of the orders may have left. */
const selectionPlan: typeof list = {
  ...list,
  sorts: {
    ...list.sorts,
    deadline: orLast(deadline),
    pastDueSince: orLast(pastDueSince),
    siteDownSince: orLast(siteDownSince),
  },
};

function orLast(field: SortField<ListedOrder>): SortField<ListedOrder> {
  return { ...field, by: sql`coalesce(${field.by}, ${nullInstant}::timestamptz)` };
}

export type Orders = ReturnType<typeof createOrders>;

/** All orders, for admins. */
export function createOrders({ db, now }: { db: Db; now: Clock }) {
  return {
    async list(query: OrderListQuery): Promise<Page<OrderWithFlags>> {
      const { q, status } = query;
      const queue = status ? filterBy(status, { db, now: now() }) : undefined;
      const sort = queue?.sort ?? query.sort;
      const isSelection = queue?.sort !== undefined && query.ids !== undefined;
      const filter = and(isSelection ? undefined : queue?.filter, await isWithin(db, query));
      const search = q ? { from: sql`${orders}`, filter, ...searchOrders(db, q) } : undefined;
      const { rows, next } = await readSearchedPage(
        { ...query, sort },
        isSelection ? selectionPlan : list,
        search,
        ({ after, orderBy, limit }) =>
          db
            .select({ order: orders, product: products, tax: orderTaxes })
            .from(orders)
            .innerJoin(products, eq(products.id, orders.productId))
            .leftJoin(orderTaxes, eq(orderTaxes.orderId, orders.id))
            .where(and(after, filter))
            .orderBy(...orderBy)
            .limit(limit),
      );
      const flags = await readFlagsByOrder(
        db,
        rows.map(({ order }) => order.id),
      );
      return { rows: rows.map((row) => ({ ...row, flags: flags.get(row.order.id) ?? [] })), next };
    },

    async find(id: string): Promise<OrderWithDetails> {
      const order = await findOrder(db, id);
      const product = await db.query.products.findFirst({
        where: eq(products.id, order.productId),
      });
      if (!product) throw new Error(`Order ${order.id} has no product`);
      const ledger = await db.query.payments.findMany({
        where: eq(payments.orderId, order.id),
        orderBy: [asc(payments.occurredAt), asc(payments.id)],
      });
      const credentialLabels = await readCredentialLabels(db, order.id);
      const flags = await readFlags(db, order.id);
      const discount = await findDiscount(db, order);
      const siteCheck = (await readSiteChecks(db, [order])).get(order.id) ?? null;
      const stages = await readStages(db, order.id);
      const openCancellation = await findOpenShopCancellation(db, order.id);
      return {
        order,
        product,
        tax: await findOrderTax(db, order),
        flags,
        discount,
        credentialLabels,
        siteCheck,
        stages,
        openCancellation,
        payments: ledger,
      };
    },

    async timeline(id: string): Promise<OrderEventFacts[]> {
      return readTimeline(db, await findOrder(db, id));
    },

    /** Settles the flags an admin has reviewed. Settling a settled flag succeeds. */
    async settleFlags(actor: Actor, id: string, reviewed: SettledFlags): Promise<void> {
      const order = await findOrder(db, id);
      await db.transaction(async (tx) => {
        const at = now();
        const settled = await settleFlags(tx, order, { reviewed, at, userId: actor.user.id });
        await writeAuditedChange(tx, actor, {
          at,
          verb: 'order.flag_settled',
          subject: { id: order.id, name: order.orderId },
          changes: settled.map((flag) => ({
            field: 'paymentFlag',
            before: describeFlagRow(flag),
            after: null,
          })),
        });
      });
    },
  };
}

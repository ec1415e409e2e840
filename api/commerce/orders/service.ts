import { and, asc, eq, type SQL } from 'drizzle-orm';
import { type Actor, auditedChange } from '#api/platform/audit/audited';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { OrderFilter, OrderListQuery, OrderQueue } from '#contract/orders';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';
import { type ProductRow, products } from '#db/schema/products';
import { holdsWords, searchTexts } from '#db/search';
import { readCredentialLabels } from './credentials.ts';
import { findOrder } from './find.ts';
import { settleFlags } from './flags.ts';
import { isUndelivered } from './overdue.ts';
import { isPastDue } from './past-due.ts';
import { type OrderEventFacts, readTimeline } from './timeline.ts';

/** An order with the product that it is of, as that is now. */
export type SoldOrder = { order: OrderRow; product: ProductRow };

/** With its part of the ledger, the oldest first, and the names of what was handed over. */
export type FoundOrder = SoldOrder & { payments: PaymentRow[]; credentialLabels: string[] };

type Sort = 'createdAt' | 'customerName' | 'totalAmount' | 'paidAt' | 'pastDueSince';

const list: ListPlan<SoldOrder, Sort> = {
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
    /** Of what is paid: in the order of what was promised. */
    paidAt: { by: orders.paidAt, kind: 'instant', of: ({ order }) => order.paidAt },
    /** Of what is past due. */
    pastDueSince: {
      by: orders.pastDueSince,
      kind: 'instant',
      of: ({ order }) => order.pastDueSince,
    },
  },
};

/** What they find, and in which order it comes. */
const queues: Record<OrderQueue, { holds: SQL; sort: `${Sort}:asc` }> = {
  undelivered: { holds: isUndelivered, sort: 'paidAt:asc' },
  past_due: { holds: isPastDue, sort: 'pastDueSince:asc' },
};

export type Orders = ReturnType<typeof createOrders>;

/** Every order of the shop, for admins to look at. */
export function createOrders({ db, now }: { db: Db; now: Clock }) {
  return {
    list(query: OrderListQuery): Promise<Page<SoldOrder>> {
      const { q, status } = query;
      const sort = status && isQueue(status) ? queues[status].sort : query.sort;
      return readPage({ ...query, sort }, list, ({ after, orderBy, limit }) =>
        db
          .select({ order: orders, product: products })
          .from(orders)
          .innerJoin(products, eq(products.id, orders.productId))
          .where(
            and(after, status && fits(status), q ? holdsWords(searchTexts.orders, q) : undefined),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /** By number or business id. */
    async find(id: string): Promise<FoundOrder> {
      const order = await findOrder(db, id);
      const product = await db.query.products.findFirst({
        where: eq(products.id, order.productId),
      });
      if (!product) throw new Error(`Order ${order.id} is of no product`);
      const ledger = await db.query.payments.findMany({
        where: eq(payments.orderId, order.id),
        orderBy: [asc(payments.occurredAt), asc(payments.id)],
      });
      const credentialLabels = await readCredentialLabels(db, order.id);
      return { order, product, payments: ledger, credentialLabels };
    },

    async timeline(id: string): Promise<OrderEventFacts[]> {
      return readTimeline(db, await findOrder(db, id));
    },

    /** What a person has looked at is flagged no more. Of two who settle the same, both have. */
    async settleFlags(actor: Actor, id: string, seen: string[]): Promise<void> {
      const order = await findOrder(db, id);
      await db.transaction(async (tx) => {
        const at = now();
        const settled = await settleFlags(tx, order, { seen, at });
        await auditedChange(tx, actor, {
          at,
          verb: 'order.flag_settled',
          subject: { id: order.id, name: order.orderId },
          changes: settled.map((text) => ({ field: 'paymentFlag', before: text, after: null })),
        });
      });
    },
  };
}

function fits(filter: OrderFilter): SQL {
  return isQueue(filter) ? queues[filter].holds : eq(orders.status, filter);
}

function isQueue(filter: OrderFilter): filter is OrderQueue {
  return Object.hasOwn(queues, filter);
}

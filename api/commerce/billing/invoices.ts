import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { RateLimits } from '#api/http/rate-limits';
import type { Page } from '#api/platform/lists/page';
import { paginateArray } from '#api/platform/lists/paginate-array';
import type { InvoiceListQuery } from '#contract/billing';
import type { Db } from '#db/client';
import { foldText } from '#db/fold-text';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { splitWords } from '#db/search';
import { findOwnOrder } from '../orders/find.ts';
import type { ProviderInvoice } from '../payments/provider/charges.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { callProvider } from '../payments/provider-errors.ts';

/** How many lists are read at the same time. */
const atOnce = 10;

/** More invoices than any subscription reaches. */
const maxOfOrder = 10_000;

const plan = {
  /** Invoices of the same instant are sorted by order, newest first. */
  keyOf: ({ invoice, order }: InvoiceWithOrder) =>
    `${String(order.id).padStart(10, '0')} ${invoice.invoiceId}`,
  sorts: { issuedAt: ({ invoice }: InvoiceWithOrder) => invoice.issuedAt },
};

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  limits: RateLimits;
  log: (line: string) => void;
};

type BilledOrder = Pick<
  OrderRow,
  'id' | 'orderId' | 'productTitle' | 'stripeCustomerId' | 'stripeSubscriptionId'
>;

export type InvoiceWithOrder = { invoice: ProviderInvoice; order: BilledOrder };

export type Invoices = ReturnType<typeof createInvoices>;

/** A customer's invoices, read live from the provider. */
export function createInvoices({ db, provider, limits, log }: Dependencies) {
  return {
    /** For all orders, or for one. `askedBy`: whose rate limit it counts against. */
    async list(
      customerId: string,
      query: InvoiceListQuery,
      { askedBy }: { askedBy: string },
    ): Promise<Page<InvoiceWithOrder>> {
      const { order } = query;
      await limits.count(db, 'billing, customer', askedBy);
      const one = order === undefined ? undefined : await findOwnOrder(db, customerId, order);
      const billed = await billedOrders(customerId, one);
      const refunds = await refundsOf(billed);
      const found = await ask(customerId, () => readAll(billed, refunds));
      return paginateArray(
        found.filter((own) => fits(own, query)),
        query,
        plan,
      );
    },

    /** For one order, newest first. The caller has checked whose order it is. */
    async listOfOrder(order: OrderRow): Promise<InvoiceWithOrder[]> {
      await limits.count(db, 'billing, customer', order.orderId);
      if (order.stripeCustomerId === null) return [];
      const refunds = await refundsOf([order]);
      const found = await ask(order.orderId, () => readAll([order], refunds));
      return found.toSorted((a, b) => b.invoice.issuedAt.getTime() - a.invoice.issuedAt.getTime());
    },
  };

  function ask<Answer>(whose: string, read: () => Promise<Answer>): Promise<Answer> {
    const sentence =
      'We couldn’t load your invoices because the payment provider didn’t respond. Try again in a minute.';
    return callProvider({ about: `invoices of ${whose}`, sentence, log }, read);
  }

  function billedOrders(customerId: string, one?: OrderRow): Promise<BilledOrder[]> {
    return db
      .select({
        id: orders.id,
        orderId: orders.orderId,
        productTitle: orders.productTitle,
        stripeCustomerId: orders.stripeCustomerId,
        stripeSubscriptionId: orders.stripeSubscriptionId,
      })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, customerId),
          isNotNull(orders.stripeCustomerId),
          one && eq(orders.id, one.id),
        ),
      )
      .orderBy(desc(orders.id));
  }

  async function refundsOf(billed: BilledOrder[]): Promise<Map<number, string[]>> {
    const ids = billed.map(({ id }) => id);
    const rows = await db
      .select({ orderId: payments.orderId, refundId: payments.providerId })
      .from(payments)
      .where(and(inArray(payments.orderId, ids), eq(payments.kind, 'refund')));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return new Map([...byOrder].map(([id, of]) => [id, of.map(({ refundId }) => refundId)]));
  }

  async function readAll(billed: BilledOrder[], refunds: Map<number, string[]>) {
    const all: InvoiceWithOrder[] = [];
    for (let first = 0; first < billed.length; first += atOnce) {
      const some = billed.slice(first, first + atOnce);
      const read = some.map((order) => invoicesOf(order, refunds.get(order.id) ?? []));
      all.push(...(await Promise.all(read)).flat());
    }
    return all;
  }

  /**
   * Each checkout creates its own customer at the provider, so one list belongs to one order. It is
   * read completely, because its newest invoice may belong to another subscription.
   */
  async function invoicesOf(
    order: BilledOrder,
    refundIds: readonly string[],
  ): Promise<InvoiceWithOrder[]> {
    const { stripeCustomerId, stripeSubscriptionId } = order;
    const customerId = stripeCustomerId ?? '';
    const of = await provider.invoices({ customerId, refundIds, most: maxOfOrder });
    return (
      of
        // A draft has no number, and its amount may still change.
        .filter(({ state }) => state !== 'draft')
        .filter(({ subscriptionId }) => subscriptionId === stripeSubscriptionId)
        .map((invoice) => ({ invoice, order }))
    );
  }
}

function fits({ invoice, order }: InvoiceWithOrder, { q = '', status }: InvoiceListQuery): boolean {
  if (status && invoice.state !== status) return false;
  const text = fold([invoice.number, order.orderId, order.productTitle].join('\n'));
  return splitWords(q).every((word) => text.includes(fold(word)));
}

const fold = (text: string) => foldText(text).toLowerCase();

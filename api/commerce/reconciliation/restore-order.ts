import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { productIdOf } from '#api/catalog/products/provider-price';
import { Failure } from '#api/http/failure';
import { intervalPrice } from '#contract/plans';
import { termsVersion } from '#contract/terms';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { projects } from '#db/schema/projects';
import { providerPrices } from '#db/schema/provider-prices';
import { nextAccountId } from '../orders/business-id.ts';
import { orderLife } from '../orders/lifecycle.ts';
import { priceColumns } from '../orders/price-columns.ts';
import type { ProviderSale, SoldItem } from '../payments/provider/sales.ts';
import { supportOf } from '../prices/line-items.ts';

const mostNumbersTaken = 100_000;

export type RestoredSale = {
  sale: ProviderSale;
  sessionId: string | null;
  /** When the first payment arrived. */
  paidAt: Date;
};

/**
 * Writes an order again that a restored backup does not hold, as the provider knows it: a paid one
 * that is yet to be delivered. Its payments follow by the comparison. Joins the caller's
 * transaction.
 */
export async function restoreOrder(
  tx: Db,
  { sale, sessionId, paidAt }: RestoredSale,
  now: Date,
): Promise<OrderRow> {
  const { subscription, items, buyer, customerId, startedAt } = sale;
  const { website, support, billingInterval, supportPackage, productId } = await readPlan(tx, sale);
  if (!buyer.email) {
    throw new Failure(
      'conflict',
      'The payment service has deleted this customer, so the order can’t be restored.',
    );
  }
  await rememberPrices(tx, items, now);
  const price = intervalPrice(billingInterval, {
    productCents: website.cents,
    supportCents: support.cents,
  });
  const { orderId, reference } = await freeNames(tx, sale, now);
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ orderId, ...(reference && { reference }), productId, productTitle: website.title },
      customerId: await accountOf(tx, buyer.email),
      ...{ customerName: buyer.name || buyer.email, customerEmail: buyer.email },
      ...{ supportPackage, billingInterval, ...priceColumns(price), stripeSessionId: sessionId },
      ...{ termsVersion, acceptedAt: startedAt, createdAt: startedAt },
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  const { subscriptionId, currentPeriodEnd, endedAt } = subscription;
  await orderLife.paid(tx, order, {
    ...{ subscriptionId, customerId, paidAt, nextChargeAt: currentPeriodEnd },
  });
  // Here, where the customer is not written to: they were told when it ended.
  if (endedAt) await orderLife.ended(tx, order, endedAt);
  return order;
}

/** What was sold, as far as there is no doubt about it. */
async function readPlan(tx: Db, { items }: ProviderSale) {
  const website = items.find(({ item }) => item && supportOf(item) === null);
  const support = items.find(({ item }) => item && supportOf(item) !== null);
  const supportPackage = supportOf(support?.item ?? '');
  const billingInterval = website?.interval;
  if (items.length !== 2 || !website || !support || !supportPackage || !billingInterval) {
    throw new Failure(
      'conflict',
      'This subscription uses prices that weren’t created by this shop, so the order can’t be restored.',
    );
  }
  const productId = await productOf(tx, website);
  return { website, support, supportPackage, billingInterval, productId };
}

/** After a restored backup another product may have the number: its price or title must agree. */
async function productOf(tx: Db, { item, title, ...price }: SoldItem): Promise<number> {
  const where = eq(products.id, productIdOf(item ?? ''));
  const product = await tx.query.products.findFirst({ columns: { id: true, title: true }, where });
  const isPriceOfIt = and(
    eq(providerPrices.item, item ?? ''),
    or(
      eq(providerPrices.priceId, price.priceId),
      eq(providerPrices.providerProductId, price.providerProductId),
    ),
  );
  const isCertain = title === product?.title || (await tx.$count(providerPrices, isPriceOfIt)) > 0;
  if (product && isCertain) return product.id;
  throw new Failure(
    'conflict',
    `The product “${title}” no longer exists, so the order can’t be restored.`,
  );
}

/** Prices that were made since the backup: without them the plan could not be read. */
async function rememberPrices(tx: Db, items: SoldItem[], now: Date): Promise<void> {
  const rows = items.flatMap(({ item, interval, cents, priceId, providerProductId }) =>
    item && interval
      ? { item, billingInterval: interval, amount: cents, priceId, providerProductId }
      : [],
  );
  await tx
    .insert(providerPrices)
    .values(rows.map((row) => ({ ...row, archivedAt: now })))
    .onConflictDoNothing();
}

/** Its own number and reference, unless another order has them by now. */
async function freeNames(tx: Db, { subscription }: ProviderSale, now: Date) {
  const { orderId, reference } = subscription.origin;
  const isReferenceTaken =
    reference === null || (await tx.$count(orders, eq(orders.reference, reference))) > 0;
  return {
    orderId: (await freeNumber(tx, orderId)) ?? (await nextAccountId(tx, now)),
    reference: isReferenceTaken ? null : reference,
  };
}

async function freeNumber(tx: Db, orderId: string | null): Promise<string | null> {
  const count = Number(/^ACC-\d{4}-(\d{4,9})$/.exec(orderId ?? '')?.[1] ?? 0);
  if (!orderId || count === 0) return null;
  const isTaken =
    (await tx.$count(orders, eq(orders.orderId, orderId))) +
    (await tx.$count(projects, eq(projects.projectId, orderId)));
  if (isTaken > 0) return null;
  return (await passNumber(tx, count)) ? orderId : null;
}

/**
 * The sequence may have gone back with the backup: takes numbers from it until it is past this one.
 * It must never be set, as others take numbers at the same time. False: it is too far ahead.
 */
async function passNumber(tx: Db, count: number): Promise<boolean> {
  const [row] = await tx
    .select({ next: sql<string>`last_value + case when is_called then 1 else 0 end` })
    .from(sql`account_numbers`);
  const missing = count - Number(row?.next) + 1;
  if (missing > mostNumbersTaken) return false;
  await tx.execute(
    sql`select nextval('account_numbers') from generate_series(1, ${missing}::integer)`,
  );
  return true;
}

/** Only an account with a verified address may see what was bought under it. */
async function accountOf(tx: Db, email: string): Promise<string | null> {
  const account = await tx.query.customers.findFirst({
    where: and(eq(customers.email, email.toLowerCase()), isNotNull(customers.emailVerifiedAt)),
  });
  return account?.id ?? null;
}

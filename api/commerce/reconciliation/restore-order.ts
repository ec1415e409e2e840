import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { productIdOf } from '#api/catalog/products/provider-price';
import { Failure } from '#api/http/failure';
import { findCurrentVersion } from '#api/office/legal-texts/versions';
import { readSettings } from '#api/office/settings/reader';
import { holdCurrency } from '#api/office/settings/shop-currency';
import { moneyFormatOf } from '#contract/currency';
import { intervalPrice } from '#contract/plans';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { discounts } from '#db/schema/discounts';
import { type OrderRow, orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { projects } from '#db/schema/projects';
import { providerPrices } from '#db/schema/provider-prices';
import type { Currency } from '#db/values/currencies';
import { nextAccountId } from '../orders/find.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { priceColumns } from '../orders/plan.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import type { ProviderSale, SoldItem } from '../payments/provider/subscriptions.ts';
import { supportOf } from '../prices/service.ts';

const maxNumbersTaken = 100_000;

export type RestoredSale = {
  sale: ProviderSale;
  /** null: it wasn't bought through a checkout. */
  checkout: ProviderCheckout | null;
  paidAt: Date;
};

/**
 * Restores an order that a restored backup lacks, as a paid order that is yet to be delivered. The
 * comparison adds its payments. Joins the caller's transaction.
 */
export async function restoreOrder(
  tx: Db,
  { sale, checkout, paidAt }: RestoredSale,
  now: Date,
): Promise<OrderRow> {
  const { subscription, items, buyer, customerId, startedAt } = sale;
  const { website, support, billingInterval, supportPackage, productId } = await readPlan(tx, sale);
  if (!buyer.email) {
    throw new Failure(
      'conflict',
      'The payment provider has deleted this customer, so the order can’t be restored.',
    );
  }
  await rememberPrices(tx, items, now);
  const currency = await requireShopCurrency(tx, [website, support]);
  const price = intervalPrice(
    billingInterval,
    { productCents: website.cents, supportCents: support.cents },
    moneyFormatOf(currency),
  );
  const { orderId, reference } = await freeNames(tx, sale, now);
  const discountId = await discountOf(tx, checkout);
  const [order] = await tx
    .insert(orders)
    .values({
      orderId,
      ...(reference && { reference }),
      productId,
      productTitle: website.title,
      customerId: await accountOf(tx, buyer.email),
      customerName: buyer.name || buyer.email,
      customerEmail: buyer.email,
      supportPackage,
      billingInterval,
      currency,
      ...priceColumns(price),
      stripeSessionId: checkout?.sessionId ?? null,
      ...(checkout &&
        discountId !== null && { discountId, discountAmount: checkout.discountCents }),
      termsVersion: await findCurrentVersion(tx, 'terms', startedAt),
      promisedHours: (await readSettings(tx)).delivery.withinHours,
      acceptedAt: startedAt,
      createdAt: startedAt,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  const { subscriptionId, currentPeriodEnd, endedAt } = subscription;
  await orderLifecycle.markPaid(tx, order, {
    subscriptionId,
    customerId,
    paidAt,
    nextChargeAt: currentPeriodEnd,
    card: checkout?.card ?? null,
    discountEndsAt: checkout?.discountEndsAt === undefined ? paidAt : checkout.discountEndsAt,
  });
  // Ended without an email: the customer got one at the time.
  if (endedAt) await orderLifecycle.end(tx, order, endedAt);
  return order;
}

/** Throws where the subscription is in another currency: there are no mixed sums. */
async function requireShopCurrency(tx: Db, items: SoldItem[]): Promise<Currency> {
  const currency = await holdCurrency(tx);
  const other = items.find((item) => item.currency !== currency);
  if (!other) return currency;
  throw new Failure(
    'conflict',
    `This subscription is in ${other.currency.toUpperCase()} and this shop sells in ${currency.toUpperCase()}, so the order can’t be restored.`,
  );
}

/** The sold plan. Throws where it is ambiguous. */
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

/** A restored backup may reuse the number for another product, so price or title must match. */
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

/** Stores prices created after the backup, which are needed to read the plan. */
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

/** The discount that the checkout was opened with, unless the backup lacks it too. */
async function discountOf(tx: Db, checkout: ProviderCheckout | null): Promise<number | null> {
  if (!checkout?.promotionCodeId) return null;
  const found = await tx.query.discounts.findFirst({
    columns: { id: true },
    where: eq(discounts.promotionCodeId, checkout.promotionCodeId),
  });
  return found?.id ?? null;
}

/** Its original number and reference, unless another order uses them now. */
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
 * Advances the sequence past this number, because the backup reset it. It is never set, since other
 * processes take numbers at the same time. false: the number is too far ahead.
 */
async function passNumber(tx: Db, count: number): Promise<boolean> {
  const [row] = await tx
    .select({ next: sql<string>`last_value + case when is_called then 1 else 0 end` })
    .from(sql`account_numbers`);
  const missing = count - Number(row?.next) + 1;
  if (missing > maxNumbersTaken) return false;
  await tx.execute(
    sql`select nextval('account_numbers') from generate_series(1, ${missing}::integer)`,
  );
  return true;
}

/** Only an account with a verified email address gets the order. */
async function accountOf(tx: Db, email: string): Promise<string | null> {
  const account = await tx.query.customers.findFirst({
    where: and(eq(customers.email, email.toLowerCase()), isNotNull(customers.emailVerifiedAt)),
  });
  return account?.id ?? null;
}

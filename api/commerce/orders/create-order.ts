import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { publish } from '#api/platform/publish';
import type { CreateCheckout } from '#contract/checkout';
import type { OrderPrice } from '#contract/plans';
import type { Db } from '#db/client';
import type { DiscountRow } from '#db/schema/discounts';
import { orderTaxes } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import type { ProductRow } from '#db/schema/products';
import type { Currency } from '#db/values/currencies';
import {
  findOrderTax,
  isSameTax,
  isTaxedFor,
  recordTaxAmount,
  saveOrderTax,
} from '../tax/order-tax.ts';
import type { PurchaseTax } from '../tax/purchase-tax.ts';
import { nextAccountId } from './find.ts';
import { priceColumns } from './plan.ts';

const equalWithinMs = 30 * 60 * 1000;
const lateEventMs = 15 * 60 * 1000;
const sessionLifetimeMs = 2 * 60 * 60 * 1000;

/** A purchase as requested by the buyer, with the server's prices. */
export type Purchase = {
  input: CreateCheckout;
  product: ProductRow;
  price: OrderPrice;
  currency: Currency;
  discount: DiscountRow | null;
  /** Cents off the first charge. */
  discountCents: number;
  /** null: the shop charges none. */
  tax: PurchaseTax | null;
  customerId: string | null;
  /** What the buyer agrees to. */
  termsVersion: string;
  promisedHours: number;
};

/** Serializes equal purchases, so that a double click finds the first one's order. */
export async function lockPurchase(tx: Db, { input }: Purchase): Promise<void> {
  const key = input.checkoutId ?? JSON.stringify(input);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The unpaid order of an earlier, equal checkout, if there is one. */
export async function findUnpaidOrder(
  tx: Db,
  { input, price, discount, tax, customerId }: Purchase,
  now: Date,
): Promise<OrderRow | undefined> {
  if (input.checkoutId) {
    return tx.query.orders.findFirst({
      where: and(eq(orders.checkoutId, input.checkoutId), isNull(orders.paidAt)),
    });
  }
  const [found] = await tx
    .select(getTableColumns(orders))
    .from(orders)
    .leftJoin(orderTaxes, eq(orderTaxes.orderId, orders.id))
    .where(
      and(
        isNull(orders.checkoutId),
        customerId === null ? isNull(orders.customerId) : eq(orders.customerId, customerId),
        eq(orders.customerEmail, input.customerEmail),
        eq(orders.productId, input.productId),
        eq(orders.customerName, input.customerName),
        input.customerPhone === null
          ? isNull(orders.customerPhone)
          : eq(orders.customerPhone, input.customerPhone),
        eq(orders.supportPackage, input.supportPackage),
        eq(orders.billingInterval, input.billingInterval),
        eq(orders.intervalTotal, price.intervalTotalCents),
        discount ? eq(orders.discountId, discount.id) : isNull(orders.discountId),
        isTaxedFor(tax),
        isNull(orders.paidAt),
        gt(orders.createdAt, new Date(now.getTime() - equalWithinMs)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return found;
}

export async function createOrder(tx: Db, purchase: Purchase, now: Date): Promise<OrderRow> {
  const { checkoutId } = purchase.input;
  if (checkoutId) {
    // A paid order gives up its purchase id, which now belongs to the new purchase.
    await tx.update(orders).set({ checkoutId: null }).where(eq(orders.checkoutId, checkoutId));
  }
  const [order] = await tx
    .insert(orders)
    .values({
      ...valuesOf(purchase),
      orderId: await nextAccountId(tx, now),
      checkoutId,
      ...discountColumns(purchase, now),
      ...agreedAt(now),
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  await saveOrderTax(tx, order, purchase.tax);
  const { id, orderId: name, customerId: by } = order;
  await publish(tx, { kind: 'order.created', id, name, by });
  return order;
}

/** Updates an unpaid order for a new session. undefined: another caller was faster. */
export async function updateOrder(
  tx: Db,
  order: OrderRow,
  purchase: Purchase,
  now: Date,
): Promise<OrderRow | undefined> {
  const [changed] = await tx
    .update(orders)
    .set({
      ...valuesOf(purchase),
      ...discountColumns(purchase, now),
      ...agreedAt(now),
      checkoutAttempt: order.checkoutAttempt + 1,
      stripeSessionId: null,
      checkoutUrl: null,
      checkoutSecretHash: null,
    })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.checkoutAttempt, order.checkoutAttempt),
        // A session that was opened since then would stay payable.
        sql`${orders.stripeSessionId} is not distinct from ${order.stripeSessionId}`,
        isNull(orders.paidAt),
      ),
    )
    .returning();
  if (changed) await saveOrderTax(tx, changed, purchase.tax);
  return changed;
}

type OpenedSession = {
  sessionId: string;
  url: string;
  expiresAt: Date;
  discountCents: number;
  /** null: the order has no tax. */
  taxCents: number | null;
  /** Of the browser that asked for it. The first one stays, if two asked at once. */
  secretHash: string;
};

/** Stores the session of an order's attempt. undefined: the order has changed since. */
export async function recordSession(
  tx: Db,
  order: OrderRow,
  session: OpenedSession,
): Promise<OrderRow | undefined> {
  const [recorded] = await tx
    .update(orders)
    .set({
      stripeSessionId: session.sessionId,
      checkoutUrl: session.url,
      checkoutExpiresAt: session.expiresAt,
      discountAmount: session.discountCents,
      checkoutSecretHash: sql`coalesce(${orders.checkoutSecretHash}, ${session.secretHash})`,
    })
    .where(and(eq(orders.id, order.id), eq(orders.checkoutAttempt, order.checkoutAttempt)))
    .returning();
  if (recorded && session.taxCents !== null) {
    await recordTaxAmount(tx, recorded, session.taxCents);
  }
  return recorded;
}

/** Records that the provider expired a session, and wakes requests that wait for it. */
export async function recordExpiry(tx: Db, sessionId: string, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ checkoutExpiresAt: at, discountHeldUntil: at })
    .where(and(eq(orders.stripeSessionId, sessionId), isNull(orders.paidAt)));
}

/** Records that the provider opens no session for an order's attempt. */
export async function recordRefusal(tx: Db, order: OrderRow, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ checkoutExpiresAt: at, discountHeldUntil: at })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.checkoutAttempt, order.checkoutAttempt),
        isNull(orders.stripeSessionId),
        isNull(orders.paidAt),
      ),
    );
}

/** Whether its session can still be paid, or a first session can still be opened. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const leftMs = (order.checkoutExpiresAt?.getTime() ?? 0) - now.getTime();
  // The provider requires sessions to last at least half an hour.
  return (
    order.paymentStatus === 'pending' &&
    leftMs > (order.stripeSessionId ? 0 : sessionLifetimeMs / 2)
  );
}

export async function isSamePurchase(
  db: Db,
  order: OrderRow,
  purchase: Purchase,
): Promise<boolean> {
  const isSame = Object.entries(valuesOf(purchase)).every(
    ([name, value]) => order[name as keyof OrderRow] === value,
  );
  return isSame && isSameTax(await findOrderTax(db, order), purchase.tax);
}

/** The expiry is stored with the order, so that a repeated call sends the same request. */
function agreedAt(now: Date) {
  return {
    acceptedAt: now,
    checkoutExpiresAt: new Date(now.getTime() + sessionLifetimeMs),
  };
}

/**
 * Holds a use a little longer than the session can be paid, because the event of its payment may
 * arrive late. An event of its expiry ends it at once.
 */
function discountColumns({ discount, discountCents }: Purchase, now: Date) {
  const heldUntil = new Date(now.getTime() + sessionLifetimeMs + lateEventMs);
  return { discountAmount: discountCents, discountHeldUntil: discount ? heldUntil : null };
}

function valuesOf({ input, product, price, discount, ...purchase }: Purchase) {
  return {
    productId: product.id,
    productTitle: product.title,
    customerId: purchase.customerId,
    termsVersion: purchase.termsVersion,
    promisedHours: purchase.promisedHours,
    customerName: input.customerName,
    customerEmail: input.customerEmail,
    customerPhone: input.customerPhone,
    supportPackage: input.supportPackage,
    billingInterval: input.billingInterval,
    currency: purchase.currency,
    discountId: discount?.id ?? null,
    ...priceColumns(price),
  } satisfies Partial<OrderRow>;
}

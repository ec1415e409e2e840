import { eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { OrderFlagReason } from '#contract/order-flags';
import type { Db } from '#db/client';
import type { OrderTaxRow } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import { resendBillingDetails } from '../billing-details/send.ts';
import { pauseDelivery } from '../orders/delivery/deadline.ts';
import { raiseFlag } from '../orders/flags.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { resendEmailAfterCheckout } from '../orders/mail/provider-email.ts';
import { mailReceipt } from '../orders/mail/receipt.ts';
import { recordMovement } from '../payments/ledger.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import { addedTax, findOrderTax } from '../tax/order-tax.ts';

type Dependencies = { mail: Mail; log: (line: string) => void };

export type FulfillmentOutcome = 'fulfilled' | 'already' | 'not_paid' | 'flagged' | 'unknown_order';

/**
 * Turns a paid Checkout session into an active order, its first payment and a receipt. The webhook
 * and the success page both call it, in any order and any number of times; only the first call
 * changes anything. Joins the caller's transaction.
 */
export async function fulfillOrder(
  tx: Db,
  checkout: ProviderCheckout,
  { mail, log }: Dependencies,
): Promise<FulfillmentOutcome> {
  if (checkout.status !== 'complete' || !checkout.paid) return 'not_paid';
  const order = await lockedOrder(tx, checkout);
  if (!order) {
    log(`payment ${checkout.sessionId} doesn’t match any order`);
    return 'unknown_order';
  }
  if (order.stripeSubscriptionId && order.stripeSubscriptionId === checkout.subscriptionId) {
    return 'already';
  }
  const tax = await findOrderTax(tx, order);
  const mismatch = findMismatch(order, tax, checkout);
  if (mismatch) return flag(mismatch);
  const { subscriptionId, invoiceId, paidAt } = checkout;
  if (!subscriptionId || !invoiceId || !paidAt) return 'not_paid';
  const discountEndsAt = checkout.discountEndsAt === undefined ? paidAt : checkout.discountEndsAt;
  const activated = await orderLifecycle.markPaid(tx, order, {
    subscriptionId,
    customerId: checkout.customerId,
    paidAt,
    nextChargeAt: checkout.periodEndsAt,
    card: checkout.card,
    discountEndsAt,
  });
  if (!activated)
    return flag({ code: 'unexpected_payment', params: { sessionId: checkout.sessionId } });
  if (order.customerId) {
    await resendBillingDetails(tx, { customerId: order.customerId, at: paidAt });
    await resendEmailAfterCheckout(tx, order, paidAt);
  }
  const paused = await pauseDelivery(tx, order, 'brief', paidAt);
  // Where a discount covers the whole price, no money moves.
  if (checkout.totalCents > 0) {
    await recordMovement(tx, {
      orderId: order.id,
      kind: 'paid',
      providerId: invoiceId,
      amount: checkout.totalCents,
      currency: order.currency,
      discount: order.discountAmount,
      tax: checkout.taxCents,
      taxPercentage: tax?.percentage ?? null,
      occurredAt: paidAt,
    });
  }
  await mailReceipt(tx, mail, paused, {
    paidCents: checkout.totalCents,
    paidAt,
    nextChargeAt: checkout.periodEndsAt,
    discountEndsAt,
    invoice: checkout.invoice,
    // Where a discount covers the whole price, no card was charged.
    card: checkout.totalCents > 0 ? checkout.card : null,
  });
  const { id, orderId: name, customerId: by } = order;
  await publish(tx, { kind: 'order.paid', id, name, by });
  return 'fulfilled';

  async function flag(reason: OrderFlagReason): Promise<FulfillmentOutcome> {
    if (order) await raiseFlag(tx, order, reason, log);
    return 'flagged';
  }
}

type Opener = Pick<OrderRow, 'orderId' | 'reference' | 'stripeSessionId'>;

/**
 * Whether this order opened the session. The number alone is not enough: another shop on the same
 * account, or this one before a restored backup, may have used it too.
 */
export function isSessionOf(order: Opener, { sessionId, origin }: ProviderCheckout): boolean {
  if (origin.reference) return origin.reference === order.reference;
  return order.stripeSessionId === sessionId && order.orderId === origin.orderId;
}

async function lockedOrder(tx: Db, checkout: ProviderCheckout): Promise<OrderRow | undefined> {
  const { reference } = checkout.origin;
  const opener = reference
    ? eq(orders.reference, reference)
    : eq(orders.stripeSessionId, checkout.sessionId);
  const [order] = await tx.select().from(orders).where(opener).for('update');
  return order && isSessionOf(order, checkout) ? order : undefined;
}

function findMismatch(
  order: OrderRow,
  tax: OrderTaxRow | null,
  checkout: ProviderCheckout,
): OrderFlagReason | null {
  const params = { sessionId: checkout.sessionId };
  if (order.stripeSubscriptionId) return { code: 'duplicate_payment', params };
  if (checkout.mode !== 'subscription') return { code: 'not_a_subscription', params };
  if (checkout.currency !== order.currency) return { code: 'currency_mismatch', params };
  const dueCents = order.intervalTotal - order.discountAmount + addedTax(tax);
  if (checkout.totalCents !== dueCents) return { code: 'amount_mismatch', params };
  return null;
}

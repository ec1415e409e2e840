import { orderDiscountToWire } from '#api/catalog/discounts/to-wire';
import type { ShopSettings } from '#contract/shop-settings';
import type { GuestOrder, Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { listOfferedSupport, supportPricesOf } from '#contract/support-settings';
import { decimalFromCents } from '#db/values/money';
import { deliveryClockOf } from '../orders/delivery/deadline.ts';
import { liveSiteToWire } from '../orders/delivery/live-address.ts';
import { chargeAt, intervalPriceOf } from '../orders/discount.ts';
import { nextChargeAtOf } from '../orders/plan.ts';
import { planOffers } from '../plan-changes/offers.ts';
import type { OrderWithCancellation } from './service.ts';

export function subscriptionToWire({
  order,
  product,
  discount,
  tax,
  cancellation,
  brief,
  reviewRounds,
  siteCheck,
}: OrderWithCancellation): Subscription {
  const { paidAt, startedAt, deliveredAt, status } = order;
  const inWork = status === 'in_progress' || startedAt !== null || deliveredAt !== null;
  // A request is processed before the next renewal, so there is no further charge.
  const isRequested = cancellation !== null && cancellation.status !== 'completed';
  const nextChargeAt = nextChargeAtOf(order, isRequested);
  const next =
    nextChargeAt && chargeAt(nextChargeAt, intervalPriceOf(order), order, { discount, tax });
  return {
    id: order.id,
    orderId: order.orderId,
    createdAt: order.createdAt.toISOString(),
    customerName: order.customerName,
    supportPackage: order.supportPackage,
    billingInterval: order.billingInterval,
    totalMonthlyAmount: decimalFromCents(order.totalMonthlyAmount),
    totalAmount: decimalFromCents(order.intervalTotal),
    status: order.status,
    paymentStatus: order.paymentStatus,
    subscriptionStatus: order.subscriptionStatus,
    nextChargeAt: text(nextChargeAt),
    discount: discount && orderDiscountToWire(discount, order.discountEndsAt),
    nextAmount: next && decimalFromCents(next.cents),
    nextTax: next?.tax ?? null,
    cancelAt: text(order.cancelAt),
    accessUntil: text(accessUntil(order)),
    endedAt: text(order.endedAt),
    pastDueSince: text(order.pastDueSince),
    cancellation: cancellation && {
      status: cancellation.status,
      requestedAt: cancellation.requestedAt.toISOString(),
    },
    product: {
      title: order.productTitle,
      thumbnail: product.thumbnail,
      demoUrl: product.demoUrl || null,
    },
    steps: [
      { step: 'paid', at: text(paidAt), done: paidAt !== null },
      { step: 'in_work', at: text(startedAt), done: inWork },
      { step: 'delivered', at: text(deliveredAt), done: deliveredAt !== null },
    ],
    ...deliveryClockOf(order),
    stage: order.stage,
    stageSince: text(order.stageSince),
    previewUrl: order.stage === 'review' ? order.previewUrl : null,
    site: liveSiteToWire(order, siteCheck),
    brief: brief && { percent: brief.percent, sentAt: text(brief.sentAt) },
    reviewRounds,
  };
}

export function subscriptionDetailsToWire(
  owned: OrderWithCancellation & { hasCredentials: boolean },
  { support, features }: Pick<ShopSettings, 'support' | 'features'>,
): SubscriptionDetails {
  const { order, product, hasCredentials } = owned;
  return {
    ...subscriptionToWire(owned),
    deliveryNote: order.deliveryNote,
    termsVersion: order.termsVersion,
    hasCredentials,
    plans: planOffers(order, product, {
      prices: supportPricesOf(support),
      offered: listOfferedSupport(features),
      annualPlans: features.annualPlans,
    }),
  };
}

export function guestOrderToWire(sold: OrderWithCancellation): GuestOrder {
  const { customerEmail, deliveryNote, termsVersion } = sold.order;
  return { ...subscriptionToWire(sold), customerEmail, deliveryNote, termsVersion };
}

/** The provider ends a subscription with its period; without one, it ends at once. */
function accessUntil(order: OrderWithCancellation['order']): Date | null {
  const { endedAt, cancelAt, nextChargeAt, stripeSubscriptionId } = order;
  return endedAt ?? cancelAt ?? (stripeSubscriptionId ? nextChargeAt : null);
}

function text(instant: Date | null): string | null {
  return instant ? instant.toISOString() : null;
}

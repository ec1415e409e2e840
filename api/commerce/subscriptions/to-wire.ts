import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { decimalFromCents } from '#db/values/money';
import { deliveryDeadlineOf } from '../orders/delivery-deadline.ts';
import { planOffers } from '../plan-changes/quote.ts';
import type { OrderWithCancellation } from './service.ts';

export function subscriptionToWire({
  order,
  product,
  cancellation,
}: OrderWithCancellation): Subscription {
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
    nextChargeAt: isEnding(order, cancellation) ? null : text(order.nextChargeAt),
    cancelAt: text(order.cancelAt),
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
  };
}

export function subscriptionDetailsToWire(
  owned: OrderWithCancellation & { hasCredentials: boolean },
): SubscriptionDetails {
  const { order, product, hasCredentials } = owned;
  const { paidAt, startedAt, deliveredAt, status } = order;
  const inWork = status === 'in_progress' || startedAt !== null || deliveredAt !== null;
  return {
    ...subscriptionToWire(owned),
    steps: [
      { step: 'paid', at: text(paidAt), done: paidAt !== null },
      { step: 'in_work', at: text(startedAt), done: inWork },
      { step: 'delivered', at: text(deliveredAt), done: deliveredAt !== null },
    ],
    promisedAt: text(deliveryDeadlineOf(order)),
    deliveryNote: order.deliveryNote,
    termsVersion: order.termsVersion,
    hasCredentials,
    plans: planOffers(order, product),
  };
}

/** A request is processed before the next renewal, so there is no further charge. */
function isEnding(
  { cancelAt }: OrderWithCancellation['order'],
  cancellation: OrderWithCancellation['cancellation'],
) {
  return cancelAt !== null || (cancellation !== null && cancellation.status !== 'completed');
}

function text(instant: Date | null): string | null {
  return instant ? instant.toISOString() : null;
}

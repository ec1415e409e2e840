import type { Subscription, SubscriptionDetails } from '#contract/subscriptions';
import { terms } from '#contract/terms';
import { decimalFromCents } from '#db/values/money';
import type { OwnedOrder } from './service.ts';

const hourMs = 60 * 60 * 1000;

export function subscriptionToWire({ order, product, cancellation }: OwnedOrder): Subscription {
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
    nextChargeAt: order.cancelAt ? null : text(order.nextChargeAt),
    cancelAt: text(order.cancelAt),
    endedAt: text(order.endedAt),
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

export function subscriptionDetailsToWire(owned: OwnedOrder): SubscriptionDetails {
  const { paidAt, deliveredAt, status } = owned.order;
  const inWork = status === 'in_progress' || deliveredAt !== null;
  return {
    ...subscriptionToWire(owned),
    steps: [
      { step: 'paid', at: text(paidAt), done: paidAt !== null },
      { step: 'in_work', at: null, done: inWork },
      { step: 'delivered', at: text(deliveredAt), done: deliveredAt !== null },
    ],
    promisedAt: paidAt && status !== 'cancelled' ? text(promisedAt(paidAt)) : null,
  };
}

function promisedAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + terms.deliveryWithinHours * hourMs);
}

function text(instant: Date | null): string | null {
  return instant ? instant.toISOString() : null;
}

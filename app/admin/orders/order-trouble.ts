import type { Order } from '#contract/orders';
import type { PaymentStatus, SubscriptionStatus } from '#db/values/enumerations';

/** What is wrong with the money of an order, as a status; null where nothing is. */
export function troubleOf({
  paymentStatus,
  subscriptionStatus,
}: Order): PaymentStatus | SubscriptionStatus | null {
  if (paymentStatus === 'disputed') return paymentStatus;
  return isPastDue(subscriptionStatus) ? subscriptionStatus : null;
}

/** Its renewal is not paid. */
export function isPastDue(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** It has begun and has not ended. */
export function isRunning(status: SubscriptionStatus): boolean {
  return status === 'active' || isPastDue(status);
}

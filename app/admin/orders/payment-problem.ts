import type { Order } from '#contract/orders';
import type { PaymentStatus, SubscriptionStatus } from '#db/values/enumerations';
import { isPastDue } from '#db/values/subscription-status';

/** What is wrong with the money of an order, as a status; null where nothing is. */
export function paymentProblem({
  paymentStatus,
  subscriptionStatus,
}: Pick<Order, 'paymentStatus' | 'subscriptionStatus'>): PaymentStatus | SubscriptionStatus | null {
  if (paymentStatus === 'disputed') return paymentStatus;
  return isPastDue(subscriptionStatus) ? subscriptionStatus : null;
}

import type { Order } from '#contract/orders';
import type { PaymentStatus, SubscriptionStatus } from '#db/values/enumerations';
import { isPastDue } from '#db/values/subscription-status';

/** The status of an order's payment problem; null if there is none. */
export function paymentProblem({
  paymentStatus,
  subscriptionStatus,
}: Pick<Order, 'paymentStatus' | 'subscriptionStatus'>): PaymentStatus | SubscriptionStatus | null {
  if (paymentStatus === 'disputed') return paymentStatus;
  return isPastDue(subscriptionStatus) ? subscriptionStatus : null;
}

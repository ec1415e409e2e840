import type { Subscription } from '#contract/subscriptions';
import { isPastDue, isRunning } from '#db/values/enumerations';

/** Whether a subscription is charged to a card. */
export function isBilled({ subscriptionStatus }: Subscription): boolean {
  return isRunning(subscriptionStatus);
}

/**
 * Whether the customer has to act to keep the subscription. One that is ending anyway needs no
 * action.
 */
export function hasFailedToRenew({ subscriptionStatus, cancelAt }: Subscription): boolean {
  return isPastDue(subscriptionStatus) && !cancelAt;
}

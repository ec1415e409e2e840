import type { Subscription } from '#contract/subscriptions';
import { isPastDue, isRunning } from '#db/values/subscription-status';

/** Whether there is a card that a subscription is charged to. */
export function isBilled({ subscriptionStatus }: Subscription): boolean {
  return isRunning(subscriptionStatus);
}

/**
 * Whether its owner has to do something, or it ends. What ends anyway asks for nothing, as no mail
 * does.
 */
export function hasFailedToRenew({ subscriptionStatus, cancelAt }: Subscription): boolean {
  return isPastDue(subscriptionStatus) && !cancelAt;
}

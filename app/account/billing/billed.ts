import type { Subscription } from '#contract/subscriptions';

const billedStatuses: readonly Subscription['subscriptionStatus'][] = [
  'active',
  'past_due',
  'unpaid',
];

/** Whether there is a card that a subscription is charged to. */
export function isBilled({ subscriptionStatus }: Subscription): boolean {
  return billedStatuses.includes(subscriptionStatus);
}

/**
 * Whether its owner has to do something, or it ends. What ends anyway asks for nothing, as no mail
 * does.
 */
export function hasFailedToRenew(subscription: Subscription): boolean {
  const { subscriptionStatus, cancelAt } = subscription;
  return isBilled(subscription) && subscriptionStatus !== 'active' && !cancelAt;
}

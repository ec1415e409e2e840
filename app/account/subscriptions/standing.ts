import type { Subscription } from '#contract/subscriptions';

/** Where a subscription stands between running and ended. */
export type Standing =
  | 'running'
  | 'asked'
  | 'ending'
  | 'ending for certain'
  | 'ended'
  | 'not begun';

export function standingOf(subscription: Subscription): Standing {
  const { subscriptionStatus, cancellation, cancelAt } = subscription;
  if (subscriptionStatus === 'cancelled') return 'ended';
  if (subscriptionStatus === 'pending') return 'not begun';
  // Without a request of the customer's it was not theirs to end, nor is it theirs to keep.
  if (cancelAt) return cancellation ? 'ending' : 'ending for certain';
  return cancellation && cancellation.status !== 'completed' ? 'asked' : 'running';
}

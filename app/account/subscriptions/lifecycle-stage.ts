import type { Subscription } from '#contract/subscriptions';

/** Where a subscription stands between running and ended. */
export type LifecycleStage =
  | 'running'
  | 'cancellation_requested'
  | 'ending'
  | 'ended_by_shop'
  | 'ended'
  | 'not_started';

export function lifecycleStageOf(subscription: Subscription): LifecycleStage {
  const { subscriptionStatus, cancellation, cancelAt } = subscription;
  if (subscriptionStatus === 'cancelled') return 'ended';
  if (subscriptionStatus === 'pending') return 'not_started';
  // Without a request of the customer's it was not theirs to end, nor is it theirs to keep.
  if (cancelAt) return cancellation ? 'ending' : 'ended_by_shop';
  return cancellation && cancellation.status !== 'completed' ? 'cancellation_requested' : 'running';
}

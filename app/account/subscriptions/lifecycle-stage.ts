import type { Subscription } from '#contract/subscriptions';

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
  // Without a cancellation request the shop ended it, and the customer cannot withdraw that.
  if (cancelAt) return cancellation ? 'ending' : 'ended_by_shop';
  return cancellation && cancellation.status !== 'completed' ? 'cancellation_requested' : 'running';
}

import type { Subscription } from '#contract/subscriptions';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/**
 * Whether the plan can be changed now, or after something else. `unavailable`: it has not started,
 * or it is certain to end.
 */
export function planChangeAvailability(
  subscription: Subscription,
): 'available' | 'after_withdrawal' | 'after_payment' | 'unavailable' {
  switch (lifecycleStageOf(subscription)) {
    case 'running':
      return subscription.subscriptionStatus === 'active' ? 'available' : 'after_payment';
    case 'cancellation_requested':
    case 'ending':
      return 'after_withdrawal';
    default:
      return 'unavailable';
  }
}

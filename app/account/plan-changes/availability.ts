import type { Subscription } from '#contract/subscriptions';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/**
 * Whether a plan can change now, or once something is done first. `never`: it has not begun, or
 * it ends for certain.
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

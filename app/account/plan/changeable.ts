import type { Subscription } from '#contract/subscriptions';
import { standingOf } from '../subscriptions/standing.ts';

/**
 * Whether a plan can change now, or once something is done first. `never`: it has not begun, or
 * it ends for certain.
 */
export function changeable(
  subscription: Subscription,
): 'now' | 'once kept' | 'once paid' | 'never' {
  switch (standingOf(subscription)) {
    case 'running':
      return subscription.subscriptionStatus === 'active' ? 'now' : 'once paid';
    case 'asked':
    case 'ending':
      return 'once kept';
    default:
      return 'never';
  }
}

import type { Subscription } from '#contract/subscriptions';
import { Text } from '#ui/text';
import { plan as copy } from '../../copy/plan.ts';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/** Explains why the plan cannot be changed yet. */
export function AvailabilityHint({ subscription }: { subscription: Subscription }) {
  const when = planChangeAvailability(subscription);
  if (when !== 'after_withdrawal' && when !== 'after_payment') return null;
  return (
    <Text size="small" tone="soft">
      {when === 'after_withdrawal' ? copy.withdrawFirst : copy.payFirst}
    </Text>
  );
}

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

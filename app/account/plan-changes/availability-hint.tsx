import type { Subscription } from '#contract/subscriptions';
import { Text } from '#ui/text';
import { plan as copy } from '../../copy/plan.ts';
import { planChangeAvailability } from './availability.ts';

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

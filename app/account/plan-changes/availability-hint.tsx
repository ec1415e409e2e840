import type { Subscription } from '#contract/subscriptions';
import { Text } from '#ui/text';
import { plan as words } from '../../copy/plan.ts';
import { planChangeAvailability } from './availability.ts';

/** What comes before another plan, where something does. */
export function AvailabilityHint({ subscription }: { subscription: Subscription }) {
  const when = planChangeAvailability(subscription);
  if (when !== 'after_withdrawal' && when !== 'after_payment') return null;
  return (
    <Text size="small" tone="soft">
      {when === 'after_withdrawal' ? words.withdrawFirst : words.payFirst}
    </Text>
  );
}

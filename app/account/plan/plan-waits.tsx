import type { Subscription } from '#contract/subscriptions';
import { Text } from '#ui/text';
import { plan as words } from '../../copy/plan.ts';
import { changeable } from './changeable.ts';

/** What comes before another plan, where something does. */
export function PlanWaits({ subscription }: { subscription: Subscription }) {
  const when = changeable(subscription);
  if (when !== 'once kept' && when !== 'once paid') return null;
  return (
    <Text size="small" tone="soft">
      {when === 'once kept' ? words.keepFirst : words.payFirst}
    </Text>
  );
}

import type { Subscription } from '#contract/subscriptions';
import { Text } from '#ui/text';
import { cancellation as copy } from '../../copy/account.ts';
import { Day } from '../../format/date-time.tsx';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/** Says beside the button what a cancellation would leave. */
export function AccessHint({ subscription }: { subscription: Subscription }) {
  const { accessUntil } = subscription;
  if (!accessUntil || lifecycleStageOf(subscription) !== 'running') return null;
  return (
    <Text size="small" tone="soft">
      {copy.wouldKeepUntil} <Day at={accessUntil} />.
    </Text>
  );
}

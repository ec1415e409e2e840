import type { Subscription } from '#contract/subscriptions';
import { Badge } from '#ui/badge';
import { cancellation as copy } from '../../copy/account.ts';
import { formatDay } from '../../format/dates.ts';
import { statusOf } from '../../format/status.ts';
import { lifecycleStageOf } from './lifecycle-stage.ts';

/** The status; an ending subscription shows its end instead. */
export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const { subscriptionStatus, cancelAt } = subscription;
  const stage = lifecycleStageOf(subscription);
  if (stage === 'cancellation_requested') return <Badge>{copy.pending}</Badge>;
  if (cancelAt && (stage === 'ending' || stage === 'ended_by_shop')) {
    return <Badge>{`${copy.endsOn} ${formatDay(cancelAt)}`}</Badge>;
  }
  const { tone, label } = statusOf(subscriptionStatus);
  return <Badge tone={tone}>{label}</Badge>;
}

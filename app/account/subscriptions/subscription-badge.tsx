import type { Subscription } from '#contract/subscriptions';
import { Badge } from '#ui/badge';
import { cancellation as words } from '../../copy/account.ts';
import { formatDay } from '../../format/dates.ts';
import { statusOf } from '../../format/status.ts';
import { standingOf } from './standing.ts';

/** How a subscription stands; one that is to end does not read as if it went on. */
export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const { subscriptionStatus, cancelAt } = subscription;
  const standing = standingOf(subscription);
  if (standing === 'asked') return <Badge>{words.pending}</Badge>;
  if (cancelAt && (standing === 'ending' || standing === 'ending for certain')) {
    return <Badge>{`${words.until} ${formatDay(cancelAt)}`}</Badge>;
  }
  const { tone, label } = statusOf(subscriptionStatus);
  return <Badge tone={tone}>{label}</Badge>;
}

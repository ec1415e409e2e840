import type { Subscription } from '#contract/subscriptions';
import { cancellation } from '../../copy/account.ts';
import { formatDay } from '../../format/dates.ts';

/** Where a subscription stands between running and ended. */
export type Standing =
  | 'running'
  | 'asked'
  | 'ending'
  | 'ending for certain'
  | 'ended'
  | 'not begun';

export function standingOf(subscription: Subscription): Standing {
  const { subscriptionStatus, cancellation, cancelAt } = subscription;
  if (subscriptionStatus === 'cancelled') return 'ended';
  if (subscriptionStatus === 'pending') return 'not begun';
  // Without a request of the customer's it was not theirs to end, nor is it theirs to keep.
  if (cancelAt) return cancellation ? 'ending' : 'ending for certain';
  return cancellation && cancellation.status !== 'completed' ? 'asked' : 'running';
}

/** What is to be said of a cancellation; null while nothing ends. */
export function cancellationWords(
  subscription: Subscription,
): { title: string; hint?: string } | null {
  const { cancellation: request, cancelAt, endedAt } = subscription;
  switch (standingOf(subscription)) {
    case 'asked':
      return {
        title: cancellation.pending,
        hint: cancellation.pendingHint(formatDay(request?.requestedAt ?? '')),
      };
    case 'ending':
      return { title: cancellation.until(formatDay(cancelAt ?? '')), hint: cancellation.untilHint };
    case 'ending for certain':
      return { title: cancellation.until(formatDay(cancelAt ?? '')) };
    case 'ended':
      return endedAt ? { title: cancellation.ended(formatDay(endedAt)) } : null;
    default:
      return null;
  }
}

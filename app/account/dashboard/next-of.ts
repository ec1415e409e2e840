import type { Subscription } from '#contract/subscriptions';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/** What comes next in an account, the soonest first. */
export type Next = {
  /** Paid for and not delivered yet. */
  deliveries: readonly Subscription[];
  /** Whose charge or end is next, unless something is still to be delivered. */
  charged?: Subscription | undefined;
  ending?: Subscription | undefined;
};

export function nextOf(subscriptions: readonly Subscription[]): Next {
  // Paused ones come first: they wait for the customer.
  const deliveries = soonest(subscriptions.filter(isInDelivery), ({ promisedAt, pause }) =>
    pause && pause.until === null ? pause.since : promisedAt,
  );
  if (deliveries.length > 0) return { deliveries };
  const renewing = subscriptions.filter(
    (one) => one.subscriptionStatus === 'active' && lifecycleStageOf(one) === 'running',
  );
  const [charged] = soonest(renewing, ({ nextChargeAt }) => nextChargeAt);
  const running = subscriptions.filter((one) => lifecycleStageOf(one) !== 'ended');
  const [ending] = charged ? [] : soonest(running, ({ cancelAt }) => cancelAt);
  return { deliveries, charged, ending };
}

function isInDelivery({ promisedAt, steps }: Subscription): boolean {
  return promisedAt !== null && steps.some(({ done }) => !done);
}

/** Sorted by an instant; those without one are left out. */
function soonest(
  subscriptions: readonly Subscription[],
  at: (subscription: Subscription) => string | null,
): Subscription[] {
  const dated = subscriptions.filter((one) => at(one) !== null);
  return dated.sort((one, other) => (at(one) ?? '').localeCompare(at(other) ?? ''));
}

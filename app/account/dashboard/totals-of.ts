import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { addOneMonth } from '../../format/dates.ts';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/**
 * Totals of the active subscriptions. The next billing date is the earliest that the provider has
 * given, or one month from today when it has given none.
 */
export function totalsOf(subscriptions: readonly Subscription[], today: Date) {
  const active = subscriptions.filter(({ subscriptionStatus }) => subscriptionStatus === 'active');
  const renewing = active.filter((one) => lifecycleStageOf(one) === 'running');
  const [next] = renewing.flatMap(({ nextChargeAt }) => nextChargeAt ?? []).sort();
  return {
    active: active.length,
    monthlyCents: active.reduce((sum, one) => sum + centsFromDecimal(one.totalMonthlyAmount), 0),
    nextBillingAt: renewing.length === 0 ? null : (next ?? addOneMonth(today).toISOString()),
  };
}

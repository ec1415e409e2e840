import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { addOneMonth } from '../../format/dates.ts';
import { reducedAmountOf } from '../subscriptions/discount-facts.tsx';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';

/**
 * Totals of the active subscriptions. The next billing date is the earliest that the provider has
 * given, or one month from today when it has given none. `monthlyCents` is the price of the plans.
 */
export function totalsOf(subscriptions: readonly Subscription[], today: Date) {
  const active = subscriptions.filter(({ subscriptionStatus }) => subscriptionStatus === 'active');
  const renewing = active.filter((one) => lifecycleStageOf(one) === 'running');
  const [next] = renewing.flatMap(({ nextChargeAt }) => nextChargeAt ?? []).sort();
  return {
    active: active.length,
    ending: active.filter(({ cancelAt }) => cancelAt !== null).length,
    monthlyCents: active.reduce((sum, one) => sum + centsFromDecimal(one.totalMonthlyAmount), 0),
    afterDiscountsCents: active.reduce((sum, one) => sum + monthlyChargeOf(one), 0),
    nextBillingAt: renewing.length === 0 ? null : (next ?? addOneMonth(today).toISOString()),
  };
}

/** What the next charge comes to per month. */
function monthlyChargeOf(subscription: Subscription): number {
  const { billingInterval, totalMonthlyAmount } = subscription;
  const reduced = reducedAmountOf(subscription);
  if (reduced === undefined) return centsFromDecimal(totalMonthlyAmount);
  const cents = centsFromDecimal(reduced);
  return billingInterval === 'year' ? Math.round(cents / 12) : cents;
}

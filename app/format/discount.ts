import { type DiscountTerms, discountedCharges } from '#contract/discounts';
import type { BillingInterval } from '#db/values/enumerations';
import { sumMoney } from './money.ts';

/** '20% off', '$5.00 off' */
export function describeReduction({
  percentOff,
  amountOff,
}: Pick<DiscountTerms, 'percentOff' | 'amountOff'>): string {
  return amountOff === null ? `${percentOff ?? 0}% off` : `${sumMoney(amountOff)} off`;
}

/** '20% off the first month', '$5.00 off for 3 months', '10% off every year' */
export function describeTerms(
  terms: Omit<DiscountTerms, 'billingIntervals'>,
  interval: BillingInterval,
): string {
  const off = describeReduction(terms);
  const charges = discountedCharges(terms, interval);
  if (charges === 1) return `${off} the first ${interval}`;
  if (charges === Number.POSITIVE_INFINITY) return `${off} every ${interval}`;
  return `${off} for ${charges} ${interval}s`;
}

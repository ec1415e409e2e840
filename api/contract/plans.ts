import type { BillingInterval } from '#db/values/enumerations';
import { isIncluded, type SupportPackage, supportPackages } from './support-packages.ts';

export type PlanPrices = {
  monthlyCents: number;
  /** null: no annual plan. */
  annualCents: number | null;
  supportTiers: readonly string[];
};

export type OrderPrice = {
  /** The product's part of a month; of an annual plan a twelfth, rounded half up. */
  productMonthlyCents: number;
  supportMonthlyCents: number;
  totalMonthlyCents: number;
  /** What one interval costs, split as the provider's line items are. */
  intervalProductCents: number;
  intervalSupportCents: number;
  intervalTotalCents: number;
};

/** The annual price that may be offered: never more than twelve months cost. Cents, or null. */
export function annualOffer(prices: Pick<PlanPrices, 'monthlyCents' | 'annualCents'>) {
  const { annualCents, monthlyCents } = prices;
  return annualCents !== null && annualCents <= 12 * monthlyCents ? annualCents : null;
}

/**
 * What an order costs: the one calculation behind the summary on the screen, the stored order and
 * the provider's line items. Throws a RangeError for an annual plan that is not offered.
 */
export function priceOrder(
  prices: PlanPrices,
  supportPackage: SupportPackage,
  interval: BillingInterval,
): OrderPrice {
  const supportMonthlyCents = isIncluded(prices.supportTiers, supportPackage)
    ? 0
    : supportPackages[supportPackage].monthlyCents;
  if (interval === 'month') {
    return split(prices.monthlyCents, supportMonthlyCents, prices.monthlyCents, 1);
  }
  const annualCents = annualOffer(prices);
  if (annualCents === null) throw new RangeError('This product has no annual plan');
  return split(roundHalfUp(annualCents, 12), supportMonthlyCents, annualCents, 12);
}

function split(
  productMonthlyCents: number,
  supportMonthlyCents: number,
  intervalProductCents: number,
  months: number,
): OrderPrice {
  const intervalSupportCents = supportMonthlyCents * months;
  return {
    productMonthlyCents,
    supportMonthlyCents,
    totalMonthlyCents: productMonthlyCents + supportMonthlyCents,
    intervalProductCents,
    intervalSupportCents,
    intervalTotalCents: intervalProductCents + intervalSupportCents,
  };
}

function roundHalfUp(cents: number, parts: number) {
  return Math.floor((2 * cents + parts) / (2 * parts));
}

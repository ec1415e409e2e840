import type { BillingInterval } from '#db/values/enumerations';
import { isIncluded, type SupportPackage, supportPackages } from './support-packages.ts';

/** What somebody subscribes to of a website: how often it is billed, and which support comes along. */
export type Plan = { billingInterval: BillingInterval; supportPackage: SupportPackage };

/** What a website is offered at today. US cents; `supportTiers`: what it includes at no charge. */
export type PlanPrices = {
  monthlyCents: number;
  /** null: no annual plan. */
  annualCents: number | null;
  supportTiers: readonly string[];
};

/** What an order costs, by the month and by the interval that it is billed in. US cents. */
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
  const productCents = interval === 'month' ? prices.monthlyCents : annualOffer(prices);
  if (productCents === null) throw new RangeError('This product has no annual plan');
  return intervalPrice(interval, {
    productCents,
    supportCents: intervalSupport(prices.supportTiers, supportPackage, interval),
  });
}

/** What support costs an interval, in cents, with a product that includes those tiers. */
export function intervalSupport(
  supportTiers: readonly string[],
  supportPackage: SupportPackage,
  interval: BillingInterval,
): number {
  if (isIncluded(supportTiers, supportPackage)) return 0;
  return supportPackages[supportPackage].monthlyCents * monthsOf[interval];
}

/** An order's price from what its two parts cost an interval. */
export function intervalPrice(
  interval: BillingInterval,
  { productCents, supportCents }: { productCents: number; supportCents: number },
): OrderPrice {
  const months = monthsOf[interval];
  const productMonthlyCents = roundHalfUp(productCents, months);
  const supportMonthlyCents = roundHalfUp(supportCents, months);
  return {
    productMonthlyCents,
    supportMonthlyCents,
    totalMonthlyCents: productMonthlyCents + supportMonthlyCents,
    intervalProductCents: productCents,
    intervalSupportCents: supportCents,
    intervalTotalCents: productCents + supportCents,
  };
}

const monthsOf: Record<BillingInterval, number> = { month: 1, year: 12 };

function roundHalfUp(cents: number, parts: number) {
  return Math.floor((2 * cents + parts) / (2 * parts));
}

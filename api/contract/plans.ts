import type { BillingInterval } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import type { Product } from './products.ts';
import { isIncluded, type SupportPackage, type SupportPrices } from './support-packages.ts';

/** A plan: the billing interval and the support package. */
export type Plan = { billingInterval: BillingInterval; supportPackage: SupportPackage };

/** The current prices of a product in US cents; `supportTiers` are included at no charge. */
export type PlanPrices = {
  monthlyCents: number;
  /** null: no annual plan. */
  annualCents: number | null;
  supportTiers: readonly string[];
  supportPrices: SupportPrices;
};

/** The price of an order per month and per billing interval, in US cents. */
export type OrderPrice = {
  /** The product's price per month; for an annual plan a twelfth, rounded half up. */
  productMonthlyCents: number;
  supportMonthlyCents: number;
  totalMonthlyCents: number;
  /** The price per interval, split like the provider's line items. */
  intervalProductCents: number;
  intervalSupportCents: number;
  intervalTotalCents: number;
};

/** The annual price in cents; null if there is none or it is higher than twelve monthly prices. */
export function annualOffer(prices: Pick<PlanPrices, 'monthlyCents' | 'annualCents'>) {
  const { annualCents, monthlyCents } = prices;
  return annualCents !== null && annualCents <= 12 * monthlyCents ? annualCents : null;
}

/**
 * Calculates an order's price for the summary on the screen, the stored order and the provider's line
 * items. Throws a RangeError for an annual plan that is not offered.
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
    supportCents: intervalSupport(prices, supportPackage, interval),
  });
}

/** The price of support per interval in cents, for a product that includes those tiers. */
export function intervalSupport(
  { supportTiers, supportPrices }: Pick<PlanPrices, 'supportTiers' | 'supportPrices'>,
  supportPackage: SupportPackage,
  interval: BillingInterval,
): number {
  if (isIncluded(supportTiers, supportPackage)) return 0;
  return supportPrices[supportPackage] * monthsOf[interval];
}

/** An order's price from the prices of its two parts per interval. */
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

/** A product's prices in cents, for {@link priceOrder}. */
export function planPrices(
  product: Pick<Product, 'monthlyPrice' | 'annualPrice' | 'annualOffered' | 'supportPackages'>,
  supportPrices: SupportPrices,
): PlanPrices {
  return {
    monthlyCents: centsFromDecimal(product.monthlyPrice),
    annualCents:
      product.annualOffered && product.annualPrice !== null
        ? centsFromDecimal(product.annualPrice)
        : null,
    supportTiers: product.supportPackages,
    supportPrices,
  };
}

import type { BillingInterval } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import { type MoneyFormat, roundMoney, shownMoney } from './money-format.ts';
import type { Product } from './products.ts';
import { isIncluded, type SupportPackage, type SupportPrices } from './support-packages.ts';

/** A plan: the billing interval and the support package. */
export type Plan = { billingInterval: BillingInterval; supportPackage: SupportPackage };

/** Amounts are rounded to what the currency has; by default the one that is shown. */
type Money = Pick<MoneyFormat, 'digits'>;

/** The current prices of a product in cents; `supportTiers` are included at no charge. */
export type PlanPrices = {
  monthlyCents: number;
  /** null: no annual plan. */
  annualCents: number | null;
  supportTiers: readonly string[];
  supportPrices: SupportPrices;
};

/** The price of an order per month and per billing interval, in cents. */
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
  money: Money = shownMoney(),
): OrderPrice {
  const productCents = interval === 'month' ? prices.monthlyCents : annualOffer(prices);
  if (productCents === null) throw new RangeError('This product has no annual plan');
  const supportCents = intervalSupport(prices, supportPackage, interval);
  return intervalPrice(interval, { productCents, supportCents }, money);
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
  money: Money = shownMoney(),
): OrderPrice {
  const months = monthsOf[interval];
  const productMonthlyCents = roundMoney(productCents / months, money);
  const supportMonthlyCents = roundMoney(supportCents / months, money);
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

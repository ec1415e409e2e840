import { Failure, invalid } from '#api/http/failure';
import { maxChargeCents } from '#contract/amounts';
import { type OrderPrice, type Plan, priceOrder } from '#contract/plans';
import type { SupportPrices } from '#contract/support-packages';
import type { ProductRow } from '#db/schema/products';

/**
 * The current price of a product. Throws a 400 for an annual plan that is not offered, and a 409 for
 * a price that can't be charged.
 */
export function priceProduct(
  product: ProductRow,
  wish: Plan,
  supportPrices: SupportPrices,
): OrderPrice {
  const prices = {
    monthlyCents: product.monthlyPrice,
    annualCents: product.annualPrice,
    supportTiers: product.supportPackages,
    supportPrices,
  };
  try {
    return requireChargeable(priceOrder(prices, wish.supportPackage, wish.billingInterval));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid([
      {
        path: 'billingInterval',
        message: 'This website has no annual plan. Choose monthly billing.',
      },
    ]);
  }
}

/** A price that was saved before prices had a limit may be more than a card can be charged. */
export function requireChargeable(price: OrderPrice): OrderPrice {
  if (price.intervalTotalCents <= maxChargeCents) return price;
  throw new Failure(
    'conflict',
    'This plan costs more than $999,999.99, the most that a card can be charged. Choose another plan, or contact us.',
  );
}

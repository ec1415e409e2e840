import { invalid } from '#api/http/failure';
import { type OrderPrice, type Plan, priceOrder } from '#contract/plans';
import type { SupportPrices } from '#contract/support-packages';
import type { ProductRow } from '#db/schema/products';

/** The current price of a product. Throws a 400 for an annual plan that is not offered. */
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
    return priceOrder(prices, wish.supportPackage, wish.billingInterval);
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

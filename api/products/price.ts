import { type OrderPrice, priceOrder } from '#contract/plans';
import type { SupportPackage } from '#contract/support-packages';
import type { ProductRow } from '#db/schema/products';
import type { BillingInterval } from '#db/values/enumerations';
import { invalid } from '../http/failure.ts';

type Wish = { supportPackage: SupportPackage; billingInterval: BillingInterval };

/** What the checkout asks for a website today; 400 for an annual plan that is not offered. */
export function priceProduct(product: ProductRow, wish: Wish): OrderPrice {
  const prices = {
    monthlyCents: product.monthlyPrice,
    annualCents: product.annualPrice,
    supportTiers: product.supportPackages,
  };
  try {
    return priceOrder(prices, wish.supportPackage, wish.billingInterval);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid([
      { path: 'billingInterval', message: 'This website has no annual plan. Choose monthly.' },
    ]);
  }
}

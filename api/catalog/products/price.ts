import { Failure, invalid } from '#api/http/failure';
import { maxChargeOf, minChargeOf } from '#contract/charge-limits';
import { formatMoney, moneyFormatOf } from '#contract/currency';
import { type OrderPrice, type Plan, priceOrder } from '#contract/plans';
import type { SupportPrices } from '#contract/support-packages';
import type { ProductRow } from '#db/schema/products';
import type { Currency } from '#db/values/currencies';

/**
 * The current price of a product. Throws a 400 for an annual plan that is not offered, and a 409 for
 * a price that can't be charged.
 */
export function priceProduct(
  product: ProductRow,
  wish: Plan,
  supportPrices: SupportPrices,
  currency: Currency,
): OrderPrice {
  const prices = {
    monthlyCents: product.monthlyPrice,
    annualCents: product.annualPrice,
    supportTiers: product.supportPackages,
    supportPrices,
  };
  try {
    const money = moneyFormatOf(currency);
    const price = priceOrder(prices, wish.supportPackage, wish.billingInterval, money);
    return requireChargeable(price, currency);
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

/** A price that was saved before prices had limits, or in another currency, may be beyond a charge's. */
export function requireChargeable(price: OrderPrice, currency: Currency): OrderPrice {
  const { intervalTotalCents: cents } = price;
  const [min, max] = [minChargeOf(currency), maxChargeOf(currency)];
  if (cents === 0 || (cents >= min && cents <= max)) return price;
  const limit =
    cents > max
      ? `more than ${formatMoney(max, currency)}, the most`
      : `less than ${formatMoney(min, currency)}, the least`;
  throw new Failure(
    'conflict',
    `This plan costs ${limit} that a card can be charged. Choose another plan, or contact us.`,
  );
}

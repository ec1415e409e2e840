import type { PlanOffer } from '#contract/plan-changes';
import { annualOffer } from '#contract/plans';
import { packageOf, supportPackageValues } from '#contract/support-packages';
import type { OrderRow } from '#db/schema/orders';
import type { ProductRow } from '#db/schema/products';
import { type BillingInterval, billingIntervals } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import { isSold, isWished, priceChange } from './plan-price.ts';

/** What a subscription’s plan can become, at the prices that a change would have. */
export function plansOf(order: OrderRow, product: ProductRow): PlanOffer[] {
  const present = { ...order, supportPackage: packageOf(order.supportPackage) };
  return billingIntervals
    .filter((interval) => isToBeHad(order, product, interval))
    .map((billingInterval) => ({
      billingInterval,
      intervalProductPrice: decimalFromCents(
        priceChange(order, product, { billingInterval, supportPackage: 'none' })
          .intervalProductCents,
      ),
      supportPackages: supportPackageValues.map((supportPackage) => {
        const wish = { billingInterval, supportPackage };
        // What somebody has they have at the price that it was sold at.
        const cents = isWished(present, wish)
          ? order.intervalSupportPrice
          : priceChange(order, product, wish).intervalSupportCents;
        return { supportPackage, intervalSupportPrice: decimalFromCents(cents) };
      }),
    }));
}

function isToBeHad(order: OrderRow, product: ProductRow, interval: BillingInterval): boolean {
  if (interval === order.billingInterval) return true;
  const { monthlyPrice: monthlyCents, annualPrice: annualCents } = product;
  return (
    isSold(product) && (interval === 'month' || annualOffer({ monthlyCents, annualCents }) !== null)
  );
}

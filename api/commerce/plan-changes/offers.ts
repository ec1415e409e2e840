import { priceProduct, requireChargeable } from '#api/catalog/products/price';
import { moneyFormatOf } from '#contract/currency';
import type { PlanOffer } from '#contract/plan-changes';
import {
  annualOffer,
  intervalPrice,
  intervalSupport,
  type OrderPrice,
  type Plan,
} from '#contract/plans';
import {
  packageOf,
  type SupportPackage,
  type SupportPrices,
  supportPackageValues,
} from '#contract/support-packages';
import type { OrderRow } from '#db/schema/orders';
import type { ProductRow } from '#db/schema/products';
import { type BillingInterval, billingIntervals } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import { productUnavailableFailure } from './failures.ts';

type OfferedNow = {
  prices: SupportPrices;
  offered: readonly SupportPackage[];
  annualPlans: boolean;
};

/** The plans a subscription can change to, with the prices of such a change. */
export function planOffers(
  order: OrderRow,
  product: ProductRow,
  { prices, offered, annualPlans }: OfferedNow,
): PlanOffer[] {
  const current = { ...order, supportPackage: packageOf(order.supportPackage) };
  return billingIntervals
    .filter((interval) => isOffered(order, product, { interval, annualPlans }))
    .map((billingInterval) => ({
      billingInterval,
      intervalProductPrice: decimalFromCents(
        priceChange(order, product, { billingInterval, supportPackage: 'none', prices })
          .intervalProductCents,
      ),
      supportPackages: offeredPackages(order, offered).map((supportPackage) => {
        const plan = { billingInterval, supportPackage };
        // The current plan keeps the price it was sold at.
        const cents = hasPlan(current, plan)
          ? order.intervalSupportPrice
          : priceChange(order, product, { ...plan, prices }).intervalSupportCents;
        return { supportPackage, intervalSupportPrice: decimalFromCents(cents) };
      }),
    }));
}

/** What a subscription has can be kept, also when it is no longer offered. */
export function offeredPackages(
  order: Pick<OrderRow, 'supportPackage'>,
  offered: readonly SupportPackage[],
): SupportPackage[] {
  const own = packageOf(order.supportPackage);
  return supportPackageValues.filter((value) => value === own || offered.includes(value));
}

function isOffered(
  order: OrderRow,
  product: ProductRow,
  { interval, annualPlans }: { interval: BillingInterval; annualPlans: boolean },
): boolean {
  if (interval === order.billingInterval) return true;
  const { monthlyPrice: monthlyCents, annualPrice: annualCents } = product;
  return (
    isSold(product) &&
    (interval === 'month' || (annualPlans && annualOffer({ monthlyCents, annualCents }) !== null))
  );
}

/** Unchanged parts keep the price they were sold at; changed parts cost today's price. */
export function priceChange(
  order: OrderRow,
  product: ProductRow,
  { prices, ...plan }: Plan & { prices: SupportPrices },
): OrderPrice {
  const { billingInterval, supportPackage } = plan;
  const support = { supportTiers: product.supportPackages, supportPrices: prices };
  if (billingInterval === order.billingInterval) {
    const parts = {
      productCents: order.intervalProductPrice,
      supportCents: intervalSupport(support, supportPackage, billingInterval),
    };
    const price = intervalPrice(billingInterval, parts, moneyFormatOf(order.currency));
    return requireChargeable(price, order.currency);
  }
  if (!isSold(product)) throw productUnavailableFailure();
  return priceProduct(product, plan, prices, order.currency);
}

function isSold({ active, archivedAt, deletedAt }: ProductRow): boolean {
  return active && archivedAt === null && deletedAt === null;
}

export function hasPlan(
  order: Pick<OrderRow, 'billingInterval' | 'supportPackage'>,
  plan: Plan,
): boolean {
  return (
    order.billingInterval === plan.billingInterval && order.supportPackage === plan.supportPackage
  );
}

export function isSamePlan(order: OrderRow, other: OrderRow): boolean {
  return (
    order.billingInterval === other.billingInterval &&
    order.supportPackage === other.supportPackage &&
    order.intervalTotal === other.intervalTotal
  );
}

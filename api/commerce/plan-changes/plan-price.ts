import { priceProduct } from '#api/catalog/products/price';
import { intervalPrice, intervalSupport, type OrderPrice, type Plan } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';
import type { ProductRow } from '#db/schema/products';
import { notSoldAnyMore } from './plan-refusals.ts';

/**
 * What stays keeps the price that it was sold at. What changes costs what the checkout asks today:
 * for an interval that was never agreed on there is no other price.
 */
export function priceChange(order: OrderRow, product: ProductRow, wish: Plan): OrderPrice {
  const { billingInterval, supportPackage } = wish;
  if (billingInterval === order.billingInterval) {
    return intervalPrice(billingInterval, {
      productCents: order.intervalProductPrice,
      supportCents: intervalSupport(product.supportPackages, supportPackage, billingInterval),
    });
  }
  if (!isSold(product)) throw notSoldAnyMore();
  return priceProduct(product, wish);
}

export function isSold({ active, deletedAt }: ProductRow): boolean {
  return active && deletedAt === null;
}

export function isWished(
  order: Pick<OrderRow, 'billingInterval' | 'supportPackage'>,
  wish: Plan,
): boolean {
  return (
    order.billingInterval === wish.billingInterval && order.supportPackage === wish.supportPackage
  );
}

/** Whether an order stands as it did when it was seen. */
export function isSamePlan(order: OrderRow, seen: OrderRow): boolean {
  return (
    order.billingInterval === seen.billingInterval &&
    order.supportPackage === seen.supportPackage &&
    order.intervalTotal === seen.intervalTotal
  );
}

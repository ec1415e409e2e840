import type { PlanChange } from '#contract/billing';
import { intervalPrice, intervalSupport, type OrderPrice } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';
import type { ProductRow } from '#db/schema/products';
import { priceProduct } from '../products/price.ts';
import { notSoldAnyMore } from './plan-refusals.ts';

/**
 * What stays keeps the price that it was sold at. What changes costs what the checkout asks today:
 * for an interval that was never agreed on there is no other price.
 */
export function priceChange(order: OrderRow, product: ProductRow, wish: PlanChange): OrderPrice {
  const { billingInterval, supportPackage } = wish;
  if (billingInterval === order.billingInterval) {
    return intervalPrice(billingInterval, {
      productCents: order.intervalProductPrice,
      supportCents: intervalSupport(product.supportPackages, supportPackage, billingInterval),
    });
  }
  if (!product.active || product.deletedAt) throw notSoldAnyMore();
  return priceProduct(product, wish);
}

export function isWished(
  order: Pick<OrderRow, 'billingInterval' | 'supportPackage'>,
  wish: PlanChange,
): boolean {
  return (
    order.billingInterval === wish.billingInterval && order.supportPackage === wish.supportPackage
  );
}

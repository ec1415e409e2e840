import { priceProduct, requireChargeable } from '#api/catalog/products/price';
import { intervalPrice, intervalSupport, type OrderPrice, type Plan } from '#contract/plans';
import type { SupportPrices } from '#contract/support-packages';
import type { OrderRow } from '#db/schema/orders';
import type { ProductRow } from '#db/schema/products';
import { productUnavailableFailure } from './failures.ts';

/** Unchanged parts keep the price they were sold at; changed parts cost today's price. */
export function priceChange(
  order: OrderRow,
  product: ProductRow,
  { prices, ...plan }: Plan & { prices: SupportPrices },
): OrderPrice {
  const { billingInterval, supportPackage } = plan;
  const support = { supportTiers: product.supportPackages, supportPrices: prices };
  if (billingInterval === order.billingInterval) {
    return requireChargeable(
      intervalPrice(billingInterval, {
        productCents: order.intervalProductPrice,
        supportCents: intervalSupport(support, supportPackage, billingInterval),
      }),
    );
  }
  if (!isSold(product)) throw productUnavailableFailure();
  return priceProduct(product, plan, prices);
}

export function isSold({ active, archivedAt, deletedAt }: ProductRow): boolean {
  return active && archivedAt === null && deletedAt === null;
}

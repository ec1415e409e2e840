import { pricedItemOf } from '#api/catalog/products/provider-price';
import { supportName } from '#contract/support-packages';
import type { OrderRow } from '#db/schema/orders';
import type { BillingInterval } from '#db/values/enumerations';
import type { PricedItem } from './service.ts';

type Charge = { interval: BillingInterval; cents: number };

/** The line item of a website. */
export function websiteItem(
  { productId, productTitle }: Pick<OrderRow, 'productId' | 'productTitle'>,
  charge: Charge,
): PricedItem {
  return { item: pricedItemOf(productId), title: productTitle, ...charge };
}

/** The line item of a support package. An included package has its own price of zero. */
export function supportItem(supportPackage: string, charge: Charge): PricedItem {
  const item = `support-${supportPackage}${charge.cents === 0 ? '-free' : ''}`;
  return { item, title: supportName(supportPackage), ...charge };
}

/** The support package of one of our items; null: it is a website. */
export function supportOf(item: string): string | null {
  return /^support-(.+?)(?:-free)?$/.exec(item)?.[1] ?? null;
}

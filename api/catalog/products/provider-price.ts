import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { products } from '#db/schema/products';

const itemOf = (id: number) => `product-${id}`;

/** Identifies a product among the items that have a price at the provider. */
export { itemOf as pricedItemOf };

/** The product of an item, or 0 for any other item. */
export function productIdOf(item: string): number {
  return Number(/^product-(\d{1,9})$/.exec(item)?.[1] ?? 0);
}

/** Stores the provider's price of a product's monthly plan. Other items have no column. */
export async function saveProviderPrice(tx: Db, item: string, priceId: string): Promise<void> {
  const id = productIdOf(item);
  if (id > 0) await tx.update(products).set({ stripePriceId: priceId }).where(eq(products.id, id));
}

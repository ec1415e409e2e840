import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { products } from '#db/schema/products';

const itemOf = (id: number) => `product-${id}`;

/** Names a product among the things that have a price at the provider. */
export { itemOf as pricedItemOf };

/** The product that such a name is of; 0: it is of something else. */
export function productIdOf(item: string): number {
  return Number(/^product-(\d{1,9})$/.exec(item)?.[1] ?? 0);
}

/** Notes which price at the provider a product's month has. Other items have no column for it. */
export async function saveProviderPrice(tx: Db, item: string, priceId: string): Promise<void> {
  const id = productIdOf(item);
  if (id > 0) await tx.update(products).set({ stripePriceId: priceId }).where(eq(products.id, id));
}

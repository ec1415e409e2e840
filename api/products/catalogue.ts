import { and, eq, isNull } from 'drizzle-orm';
import type { NewProduct, ProductChange } from '#contract/products';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import type { Clock } from '../clock.ts';
import { Failure } from '../http/failure.ts';
import { noSuchProduct } from './service.ts';

type Dependencies = {
  db: Db;
  now: Clock;
  /** Called after the commit: whoever keeps something of the catalogue forgets it. */
  changed: () => void;
  /** Ends the payment pages of a product that is no longer for sale. */
  closeCheckouts: (productId: number) => Promise<void>;
};

export type Catalogue = ReturnType<typeof createCatalogue>;

/** What an admin does to the catalogue. Prices at the provider are made by the checkout, not here. */
export function createCatalogue({ db, now, changed, closeCheckouts }: Dependencies) {
  return {
    async add(input: NewProduct): Promise<ProductRow> {
      const at = now();
      const [product] = await db
        .insert(products)
        .values({ ...input, createdAt: at, updatedAt: at })
        .returning();
      if (!product) throw new Error('The product was not written');
      changed();
      return product;
    },

    async change(id: number, input: ProductChange): Promise<ProductRow> {
      const [product] = await db
        .update(products)
        .set({ ...input, updatedAt: now() })
        .where(and(eq(products.id, id), isNull(products.deletedAt)))
        .returning();
      if (!product) throw notFound();
      changed();
      if (!product.active) await closeCheckouts(id);
      return product;
    },

    /** A product that was ever ordered stays for its orders, seen nowhere else; another one goes. */
    async remove(id: number): Promise<void> {
      await db.transaction(async (tx) => {
        // Orders that are being placed hold the row too: either they are seen here, or they find
        // nothing to order.
        const [product] = await tx
          .select({ id: products.id })
          .from(products)
          .where(and(eq(products.id, id), isNull(products.deletedAt)))
          .for('update');
        if (!product) throw notFound();
        const order = await tx.query.orders.findFirst({
          columns: { id: true },
          where: eq(orders.productId, id),
        });
        if (!order) return tx.delete(products).where(eq(products.id, id));
        return tx
          .update(products)
          .set({ active: false, deletedAt: now(), updatedAt: now() })
          .where(eq(products.id, id));
      });
      changed();
      await closeCheckouts(id);
    },
  };
}

function notFound(): Failure {
  return new Failure('not_found', noSuchProduct);
}

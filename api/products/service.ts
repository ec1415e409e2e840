import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type ProductRow, products } from '#db/schema/products';

export type Products = ReturnType<typeof createProducts>;

/** The catalogue. A deleted product is nobody's to see; an inactive one the admin's alone. */
export function createProducts({ db }: { db: Db }) {
  return {
    /** Newest first. */
    list({ inactiveToo }: { inactiveToo: boolean }): Promise<ProductRow[]> {
      return db.query.products.findMany({
        where: and(isNull(products.deletedAt), inactiveToo ? undefined : eq(products.active, true)),
        orderBy: [desc(products.createdAt), desc(products.id)],
        limit: 1000,
      });
    },

    find(id: number, { inactiveToo }: { inactiveToo: boolean }): Promise<ProductRow | undefined> {
      return db.query.products.findFirst({
        where: and(
          eq(products.id, id),
          isNull(products.deletedAt),
          inactiveToo ? undefined : eq(products.active, true),
        ),
      });
    },
  };
}

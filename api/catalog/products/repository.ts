import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { ProductListQuery } from '#contract/products';
import type { Db } from '#db/client';
import { type ProductRow, products } from '#db/schema/products';
import { matchesWords } from '#db/search';

export const noSuchProduct = 'Product Not Found';

type Seen = { inactiveToo: boolean };

const list: ListPlan<ProductRow, 'createdAt' | 'title' | 'price'> = {
  id: products.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: products.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    title: { by: products.title, kind: 'text', of: ({ title }) => title },
    price: { by: products.monthlyPrice, kind: 'money', of: ({ monthlyPrice }) => monthlyPrice },
  },
};

const words = sql`(${products.title} || E'\\n' || ${products.description})`;

export type ProductReader = ReturnType<typeof createProductReader>;

/** Reads products. Deleted products are never returned, inactive ones only to admins. */
export function createProductReader({ db }: { db: Db }) {
  return {
    /** Newest first. */
    list(seen: Seen): Promise<ProductRow[]> {
      return db.query.products.findMany({
        where: visible(seen),
        orderBy: [desc(products.createdAt), desc(products.id)],
        limit: 1000,
      });
    },

    page(query: ProductListQuery, seen: Seen): Promise<Page<ProductRow>> {
      const { q, status } = query;
      return readPage(query, list, ({ after, orderBy, limit }) =>
        db
          .select()
          .from(products)
          .where(
            and(
              visible(seen),
              after,
              status && eq(products.active, status === 'active'),
              q ? matchesWords(words, q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    find(id: number, seen: Seen): Promise<ProductRow | undefined> {
      return db.query.products.findFirst({ where: and(eq(products.id, id), visible(seen)) });
    },

    /** Locks a product's row, so that it stays for sale until the transaction ends. */
    async isForSale(tx: Db, id: number): Promise<boolean> {
      const held = await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, id), visible({ inactiveToo: false })))
        .for('share');
      return held.length === 1;
    },
  };
}

function visible({ inactiveToo }: Seen) {
  return and(isNull(products.deletedAt), inactiveToo ? undefined : eq(products.active, true));
}

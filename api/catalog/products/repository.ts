import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOnDays } from '#api/office/settings/shop-day';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import type { ProductListQuery } from '#contract/products';
import type { Db } from '#db/client';
import { type ProductRow, products } from '#db/schema/products';
import { folded, matchesWords } from '#db/search';

export const noSuchProduct = 'Product Not Found';
export const noLongerSold = 'This website is no longer sold. Choose another one.';

type Seen = { inactiveToo: boolean };

const list: ListPlan<ProductRow, 'position' | 'createdAt' | 'title' | 'price'> = {
  id: products.id,
  idOf: ({ id }) => id,
  sorts: {
    position: { by: products.position, kind: 'integer', of: ({ position }) => String(position) },
    createdAt: { by: products.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    title: { by: products.title, kind: 'text', of: ({ title }) => title },
    price: { by: products.monthlyPrice, kind: 'money', of: ({ monthlyPrice }) => monthlyPrice },
  },
};

const words = sql`(${products.title} || E'\\n' || ${products.description})`;

export type ProductReader = ReturnType<typeof createProductReader>;

/** Reads products. Deleted ones are never returned, inactive ones only to admins. */
export function createProductReader({ db }: { db: Db }) {
  return {
    /** In catalog order, without archived products. */
    list(seen: Seen): Promise<ProductRow[]> {
      return db.query.products.findMany({
        where: and(visible(seen), isNull(products.archivedAt)),
        orderBy: [desc(products.position), desc(products.id)],
        limit: 1000,
      });
    },

    async page(query: ProductListQuery, seen: Seen): Promise<Page<ProductRow>> {
      const { q } = query;
      const days = await isOnDays(db, products.createdAt, query);
      return readPage(query, list, ({ after, orderBy, limit }) =>
        db
          .select()
          .from(products)
          .where(
            and(
              visible(seen),
              after,
              withStatus(query),
              days,
              hasId(products.id, query),
              q ? matchesWords(folded(words), q) : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /** Also finds archived products: visitors can read that they are no longer sold. */
    find(id: number, { inactiveToo }: Seen): Promise<ProductRow | undefined> {
      const isVisible = inactiveToo ? undefined : eq(products.active, true);
      return db.query.products.findFirst({
        where: and(eq(products.id, id), isNull(products.deletedAt), isVisible),
      });
    },

    /** Of all products with a public page: those for sale first, and each kind by age. */
    titles(): Promise<Pick<ProductRow, 'id' | 'title'>[]> {
      return db.query.products.findMany({
        columns: { id: true, title: true },
        where: and(eq(products.active, true), isNull(products.deletedAt)),
        orderBy: [sql`${products.archivedAt} IS NOT NULL`, products.id],
        limit: 1000,
      });
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

/** Products that are named are listed even if they are archived. */
function withStatus({ status, ids }: ProductListQuery) {
  if (status === 'archived') return isNotNull(products.archivedAt);
  const isActive = status && eq(products.active, status === 'active');
  return and(ids && !status ? undefined : isNull(products.archivedAt), isActive);
}

function visible({ inactiveToo }: Seen) {
  const isOffered = and(eq(products.active, true), isNull(products.archivedAt));
  return and(isNull(products.deletedAt), inactiveToo ? undefined : isOffered);
}

import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import { normalize } from '#contract/catalog-page';
import type { Db } from '#db/client';
import { products } from '#db/schema/products';

/** How products spell a category, archived ones too. The product with the `except` id doesn't count. */
export async function spellingsOf(tx: Db, name: string, except?: number): Promise<string[]> {
  const { id, category, deletedAt } = products;
  const rows = await tx
    .selectDistinct({ name: category })
    .from(products)
    .where(
      and(
        isNotNull(category),
        isNull(deletedAt),
        except === undefined ? undefined : ne(id, except),
      ),
    )
    .orderBy(category);
  return rows.flatMap((row) =>
    row.name !== null && normalize(row.name) === normalize(name) ? [row.name] : [],
  );
}

/** A category as other products spell it, so that shoppers see it once. */
export async function sharedSpelling(tx: Db, name: string, except?: number): Promise<string> {
  const spellings = await spellingsOf(tx, name, except);
  return spellings.includes(name) ? name : (spellings[0] ?? name);
}

import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { CategoryRename, ProductMove } from '#contract/catalog';
import { normalize } from '#contract/catalog-page';
import type { Db } from '#db/client';
import { type ProductRow, products } from '#db/schema/products';
import { noSuchProduct } from './repository.ts';
import { fieldsOf } from './to-wire.ts';

type Dependencies = { db: Db; now: Clock; onChange: () => void };
type Placed = { id: number; title: string; position: number };

/** The catalog's order and its categories. */
export function createArrangement({ db, now, onChange }: Dependencies) {
  return {
    /** Moves of several admins are made one after the other, so each keeps its place. */
    async move(actor: Actor, id: number, to: ProductMove): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalog order', 3))`);
        const { id: key, title, position } = products;
        const before: Placed[] = await tx
          .select({ id: key, title, position })
          .from(products)
          .where(isNull(products.deletedAt))
          .orderBy(desc(position), desc(key));
        const moved = before.find((product) => product.id === id);
        const after = moved && place(before, moved, to);
        if (!after) throw new Failure('not_found', noSuchProduct);
        // Reuses the same positions. A product added in the meantime has a higher one.
        const changed = after.flatMap((product, index) => {
          const slot = before[index]?.position ?? 0;
          return slot === product.position ? [] : [sql`(${product.id}::integer, ${slot}::integer)`];
        });
        if (changed.length === 0) return;
        await tx.execute(sql`
          update ${products} set position = given.position
          from (values ${sql.join(changed, sql`, `)}) as given (id, position)
          where ${products.id} = given.id`);
        const subject = { id, name: moved.title };
        await writeAudit(tx, actor, { at: now(), verb: 'product.moved', subject });
      });
      onChange();
    },

    async renameCategory(actor: Actor, { from, to }: CategoryRename): Promise<void> {
      const at = now();
      await db.transaction(async (tx) => {
        const isSameCategory = normalize(from) === normalize(to);
        const category = isSameCategory ? to : await sharedSpelling(tx, to);
        const named = and(
          inArray(products.category, await spellingsOf(tx, from)),
          isNull(products.deletedAt),
        );
        const rows = await tx
          .select()
          .from(products)
          .where(named)
          .orderBy(products.id)
          .for('update');
        if (rows.length === 0) throw new Failure('not_found', noSuchCategory);
        for (const product of rows) {
          const after = { ...product, category };
          const changes = changesBetween(auditFactsOf(product), auditFactsOf(after));
          if (changes.length === 0) continue;
          const subject = { id: product.id, name: product.title };
          await writeAudit(tx, actor, { at, verb: 'product.changed', subject, changes });
          await tx
            .update(products)
            .set({ category, version: product.version + 1, updatedAt: at })
            .where(eq(products.id, product.id));
        }
      });
      onChange();
    },
  };
}

const noSuchCategory = 'No product has this category anymore. Reload the page.';

/** The catalog with one product at its new place; undefined if the other one is gone. */
function place(
  all: readonly Placed[],
  moved: Placed,
  to: ProductMove,
): readonly Placed[] | undefined {
  const isBefore = 'before' in to;
  const other = isBefore ? to.before : to.after;
  if (other === moved.id) return all;
  const others = all.filter((product) => product !== moved);
  const index = others.findIndex((product) => product.id === other);
  return index === -1 ? undefined : others.toSpliced(isBefore ? index : index + 1, 0, moved);
}

/** The fields of a product in the audit log. */
export function auditFactsOf(product: ProductRow) {
  const { price: monthlyPrice, ...fields } = fieldsOf(product);
  const { pictures, details, briefSections, supportPackages } = fields;
  return {
    ...fields,
    monthlyPrice,
    pictures: pictures.map(({ url, alt }) => `${alt} (${url})`).join(', ') || null,
    details: (details && describeDetails(details)) || null,
    briefSections: briefSections && JSON.stringify(briefSections),
    supportPackages: supportPackages.join(', '),
    archived: product.archivedAt !== null,
  };
}

/** 'Home: Menu, Hours; Yours to change: Text; Good for: Bakeries'. */
function describeDetails({ pages, changes, goodFor }: NonNullable<ProductRow['details']>): string {
  const parts = pages.map(({ name, sections }) => describeList(name, sections));
  if (changes.length > 0) parts.push(describeList('Yours to change', changes));
  if (goodFor.length > 0) parts.push(describeList('Good for', goodFor));
  return parts.join('; ');
}

function describeList(name: string, items: readonly string[]): string {
  return items.length > 0 ? `${name}: ${items.join(', ')}` : name;
}

/** How products spell a category, archived ones too. The product with the `except` id doesn't count. */
async function spellingsOf(tx: Db, name: string, except?: number): Promise<string[]> {
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

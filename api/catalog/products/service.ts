import { and, eq, isNull } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/list';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { NewProduct, ProductChange } from '#contract/product-form';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import { auditFactsOf, createArrangement, sharedSpelling } from './arrangement.ts';
import { createProductReader, noSuchProduct } from './repository.ts';

type Dependencies = {
  db: Db;
  now: Clock;
  /** Called after the commit, so that caches of the catalog can be cleared. */
  onChange: () => void;
  /** Expires the payment pages of a product that is no longer for sale. */
  closeCheckouts: (productId: number) => Promise<void>;
};

export type Products = ReturnType<typeof createProducts>;

/** The catalog: everyone reads it, admins change it. The checkout creates prices at the provider. */
export function createProducts({ db, now, onChange, closeCheckouts }: Dependencies) {
  return {
    ...createProductReader({ db }),
    ...createArrangement({ db, now, onChange }),

    async add(actor: Actor, input: NewProduct): Promise<ProductRow> {
      const at = now();
      const product = await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(products)
          .values({
            ...input,
            category: input.category && (await sharedSpelling(tx, input.category)),
            createdAt: at,
            updatedAt: at,
          })
          .returning();
        if (!added) throw new Error('The product was not written');
        const subject = subjectOf(added);
        const changes = changesBetween({ featured: false, archived: false }, auditFactsOf(added));
        await writeAudit(tx, actor, { at, verb: 'product.created', subject, changes });
        return added;
      });
      onChange();
      return product;
    },

    /**
     * Of two concurrent changes to the same version one is rejected, with the name of the other
     * admin.
     */
    async change(
      actor: Actor,
      id: number,
      { version: read, archived, ...input }: ProductChange,
    ): Promise<ProductRow> {
      const at = now();
      const product = await db.transaction(async (tx) => {
        const before = await lockProduct(tx, id);
        if (archived ?? before.archivedAt !== null) refuseActivation(before, input);
        if (read !== undefined && read !== before.version) throw await editConflict(tx, before);
        const [after] = await tx
          .update(products)
          .set({
            ...input,
            ...(input.category && { category: await sharedSpelling(tx, input.category, id) }),
            ...(archived !== undefined && {
              archivedAt: archived ? (before.archivedAt ?? at) : null,
            }),
            updatedAt: at,
          })
          .where(eq(products.id, id))
          .returning();
        if (!after) throw notFound();
        const changes = changesBetween(auditFactsOf(before), auditFactsOf(after));
        if (changes.length === 0) return after;
        const subject = subjectOf(after);
        await writeAudit(tx, actor, { at, verb: 'product.changed', subject, changes });
        return incrementVersion(tx, after);
      });
      onChange();
      if (!product.active || product.archivedAt) await closeCheckouts(id);
      return product;
    },

    /** Deletes a product, or hides it for good if it was ever ordered. */
    async remove(actor: Actor, id: number): Promise<void> {
      const at = now();
      await db.transaction(async (tx) => {
        // Checkouts lock this row too, so either their order is found here or they find no product.
        const product = await lockProduct(tx, id);
        await writeAudit(tx, actor, { at, verb: 'product.deleted', subject: subjectOf(product) });
        const order = await tx.query.orders.findFirst({
          columns: { id: true },
          where: eq(orders.productId, id),
        });
        if (!order) return tx.delete(products).where(eq(products.id, id));
        return tx
          .update(products)
          .set({ active: false, deletedAt: at, updatedAt: at })
          .where(eq(products.id, id));
      });
      onChange();
      await closeCheckouts(id);
    },
  };
}

/** An archived product that is active has a page, which says that it was sold before. */
function refuseActivation(before: ProductRow, { active }: ProductChange): void {
  if (before.active || !active) return;
  throw invalid([{ path: 'active', message: 'Unarchive this product before you activate it.' }]);
}

const subjectOf = ({ id, title }: ProductRow) => ({ id, name: title });

/** Locks a product until the transaction ends. Throws if it was deleted. */
async function lockProduct(tx: Db, id: number): Promise<ProductRow> {
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update');
  if (!product) throw notFound();
  return product;
}

/** Only called for actual changes, so that every version differs from the one before. */
async function incrementVersion(
  tx: Db,
  { id, version, updatedAt }: ProductRow,
): Promise<ProductRow> {
  const [product] = await tx
    .update(products)
    .set({ version: version + 1, updatedAt })
    .where(eq(products.id, id))
    .returning();
  if (!product) throw notFound();
  return product;
}

async function editConflict(tx: Db, { id, updatedAt }: ProductRow): Promise<Failure> {
  const known = await findLastAction(tx, ['product.changed'], id);
  const newer = known ?? { by: null, at: updatedAt.toISOString() };
  return new Failure(
    'conflict',
    `${newer.by ?? 'Another admin'} changed this product after you opened it.`,
    { newer },
  );
}

function notFound(): Failure {
  return new Failure('not_found', noSuchProduct);
}

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { type Actor, changesBetween, factsOf, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Page } from '#api/platform/lists/page';
import { publish } from '#api/platform/publish';
import type { DiscountListQuery, NewDiscount } from '#contract/admin-discounts';
import { discount } from '#contract/nouns/discount';
import type { Db } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import type { OrderRow } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';
import { type DiscountWithUses, listDiscounts, listUses, withUses } from './list.ts';

const noSuchDiscount = 'This discount code was not found.';

type Dependencies = {
  db: Db;
  now: Clock;
  /** Ends it at the payment provider, as far as possible. */
  onEnd: (discount: DiscountRow) => Promise<void>;
};

export type Discounts = ReturnType<typeof createDiscounts>;

/** Discount codes as admins manage them. Saving one does not call the payment provider. */
export function createDiscounts({ db, now, onEnd }: Dependencies) {
  return {
    list: (query: DiscountListQuery): Promise<Page<DiscountWithUses>> =>
      listDiscounts(db, query, now()),

    async uses(id: string): Promise<OrderRow[]> {
      const { id: discountId } = await find(id);
      return listUses(db, discountId, now());
    },

    async create(actor: Actor, input: NewDiscount): Promise<DiscountWithUses> {
      const { amountOff, startsAt, endsAt, ...terms } = input;
      return db.transaction(async (tx) => {
        await requireProducts(tx, input.productIds);
        const at = now();
        const [created] = await tx
          .insert(discounts)
          .values({
            ...terms,
            amountOff,
            startsAt: startsAt === null ? null : new Date(startsAt),
            endsAt: endsAt === null ? null : new Date(endsAt),
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing({ target: discounts.code })
          .returning();
        if (!created) throw taken();
        const subject = subjectOf(created);
        const changes = changesBetween({}, await auditFactsOf(tx, created));
        await writeAudit(tx, actor, { at, verb: 'discount.created', subject, changes });
        await publishChange(tx, actor, created);
        return { ...created, uses: 0, heldUses: 0 };
      });
    },

    /** Ends a code for new checkouts. Open checkouts and subscriptions keep it. */
    async end(actor: Actor, id: string): Promise<DiscountWithUses> {
      const found = await find(id);
      const ended = await db.transaction(async (tx) => {
        const at = now();
        const [row] = await tx
          .update(discounts)
          .set({ endedAt: at, updatedAt: at })
          .where(and(eq(discounts.id, found.id), isNull(discounts.endedAt)))
          .returning();
        if (!row) return undefined;
        await writeAudit(tx, actor, { at, verb: 'discount.ended', subject: subjectOf(row) });
        await publishChange(tx, actor, row);
        return row;
      });
      if (ended) await onEnd(ended);
      const [row] = await withUses(db, [ended ?? found], now());
      if (!row) throw new Failure('not_found', noSuchDiscount);
      return row;
    },
  };

  async function find(id: string): Promise<DiscountRow> {
    const found = await db.query.discounts.findFirst({
      where: eq(discounts.id, parseRowId(id, noSuchDiscount)),
    });
    if (!found) throw new Failure('not_found', noSuchDiscount);
    return found;
  }
}

const subjectOf = ({ id, code }: DiscountRow) => ({ id, name: code });

const publishChange = (tx: Db, { customer }: Actor, row: DiscountRow) =>
  publish(tx, { kind: 'discount.changed', ...subjectOf(row), by: customer.id });

async function requireProducts(tx: Db, ids: number[] | null): Promise<void> {
  if (ids === null) return;
  const distinct = [...new Set(ids)];
  const known = await tx.$count(
    products,
    and(inArray(products.id, distinct), isNull(products.deletedAt)),
  );
  if (known === distinct.length) return;
  throw invalid([{ path: 'productIds', message: 'Choose products that exist.' }]);
}

function taken(): Failure {
  const sentence = 'This code already exists. Choose another one.';
  return new Failure('conflict', sentence, { errors: [{ path: 'code', message: sentence }] });
}

/** The terms of a discount code in the audit log, with the titles of its products. */
async function auditFactsOf(tx: Db, row: DiscountRow) {
  const { productIds, amountOff } = row;
  return factsOf(discount.fields, {
    ...row,
    amountOff: amountOff === null ? null : decimalFromCents(amountOff),
    products: productIds === null ? null : await readTitles(tx, productIds),
  });
}

async function readTitles(tx: Db, ids: number[]): Promise<string> {
  const rows = await tx
    .select({ title: products.title })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.title);
  return rows.map(({ title }) => title).join(', ');
}

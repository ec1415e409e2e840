import { inArray } from 'drizzle-orm';
import type { Db } from '#db/client';
import type { DiscountRow } from '#db/schema/discounts';
import { products } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

/** The terms of a discount code in the audit log, with the titles of its products. */
export async function auditFactsOf(tx: Db, discount: DiscountRow) {
  const { percentOff, amountOff, durationMonths, maxUses, maxUsesPerCustomer } = discount;
  const { duration, productIds, billingIntervals, startsAt, endsAt } = discount;
  return {
    percentOff: textOf(percentOff),
    amountOff: amountOff === null ? null : decimalFromCents(amountOff),
    duration,
    durationMonths: textOf(durationMonths),
    products: productIds === null ? null : await readTitles(tx, productIds),
    billingIntervals: billingIntervals?.join(', ') ?? null,
    maxUses: textOf(maxUses),
    maxUsesPerCustomer: textOf(maxUsesPerCustomer),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

const textOf = (count: number | null) => (count === null ? null : String(count));

async function readTitles(tx: Db, ids: number[]): Promise<string> {
  const rows = await tx
    .select({ title: products.title })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.title);
  return rows.map(({ title }) => title).join(', ');
}

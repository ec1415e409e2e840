import { eq, type SQL, sql } from 'drizzle-orm';
import { readTaxSettings } from '#api/office/settings/reader';
import type { Db } from '#db/client';
import { type OrderTaxRow, orderTaxes } from '#db/schema/order-taxes';
import type { OrderRow } from '#db/schema/orders';
import { taxRates } from '#db/schema/tax-rates';
import type { PriceTax } from '../payments/provider/checkouts.ts';
import type { TaxTerms } from './charge-tax.ts';
import type { PurchaseTax } from './purchase-tax.ts';

/** The tax of an order; null: it was placed without. */
export async function findOrderTax(db: Db, { id }: Pick<OrderRow, 'id'>) {
  const found = await db.query.orderTaxes.findFirst({ where: eq(orderTaxes.orderId, id) });
  return found ?? null;
}

/** Of a query that joins an order's tax and its rate. The provider taxes later charges as it did before. */
export const nextTaxColumns = {
  name: sql<string | null>`case ${orderTaxes.mode} when 'provider'
    then ${orderTaxes.name} else ${taxRates.name} end`,
  percentage: sql<string | null>`trim_scale(case ${orderTaxes.mode} when 'provider'
    then ${orderTaxes.percentage} else ${taxRates.percentage} end)::text`,
  inclusive: sql<boolean>`coalesce(${taxRates.inclusive}, ${orderTaxes.inclusive}, false)`,
  reverseCharge: sql<boolean>`coalesce(${orderTaxes.reverseCharge}, false)`,
};

/** What the next charges of an order are taxed at; null: nothing. */
export async function findNextTax(db: Db, { id }: Pick<OrderRow, 'id'>): Promise<TaxTerms | null> {
  const [tax] = await db
    .select(nextTaxColumns)
    .from(orderTaxes)
    .leftJoin(taxRates, eq(taxRates.id, orderTaxes.rateId))
    .where(eq(orderTaxes.orderId, id));
  return tax && (tax.percentage || tax.reverseCharge) ? tax : null;
}

/** How the prices of an order are taxed by the provider; null: they aren't. */
export async function readPriceTax(
  db: Db,
  tax: Pick<OrderTaxRow, 'mode' | 'inclusive'> | null,
): Promise<PriceTax | null> {
  if (tax?.mode !== 'provider') return null;
  const { productTaxCode } = await readTaxSettings(db);
  return { inclusive: tax.inclusive, code: productTaxCode || null };
}

/** Writes the tax of an order that isn't paid yet. */
export async function saveOrderTax(
  tx: Db,
  { id: orderId }: Pick<OrderRow, 'id'>,
  tax: PurchaseTax | null,
): Promise<void> {
  await tx.delete(orderTaxes).where(eq(orderTaxes.orderId, orderId));
  if (tax) await tx.insert(orderTaxes).values({ orderId, ...tax });
}

/** Whether an order, joined with its tax, was placed for the same place and number. */
export function isTaxedFor(tax: PurchaseTax | null): SQL {
  const { country = null, region = null, postalCode = null, taxNumber = null } = tax ?? {};
  const { country: place, region: part, postalCode: code, taxNumber: number } = orderTaxes;
  return sql`(${place}, ${part}, ${code}, ${number}) is not distinct from
    (${country}::text, ${region}::text, ${postalCode}::text, ${taxNumber}::text)`;
}

/** Whatever its amount, which follows from the price. */
export function isSameTax(row: OrderTaxRow | null, tax: PurchaseTax | null): boolean {
  if (!row || !tax) return !row && !tax;
  const { amount: _, ...facts } = tax;
  return Object.entries(facts).every(([name, value]) => row[name as keyof OrderTaxRow] === value);
}

/** What tax adds to the price of the first charge. */
export function addedTax(tax: Pick<OrderTaxRow, 'inclusive' | 'amount'> | null): number {
  return tax && !tax.inclusive ? tax.amount : 0;
}

/** Records the tax in the first charge as the payment provider calculated it. */
export async function recordTaxAmount(tx: Db, { id }: OrderRow, amount: number): Promise<void> {
  await tx.update(orderTaxes).set({ amount }).where(eq(orderTaxes.orderId, id));
}

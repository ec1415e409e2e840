import { eq } from 'drizzle-orm';
import { discountTerms } from '#api/catalog/discounts/to-wire';
import type { ChargeTax } from '#contract/checkout-tax';
import { moneyFormatOf } from '#contract/currency';
import { discountCents } from '#contract/discounts';
import type { OrderPrice } from '#contract/plans';
import type { Db } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import { type OrderRow, orders } from '#db/schema/orders';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { chargeTaxToWire, type TaxTerms } from '../tax/charge-tax.ts';
import { findNextTax } from '../tax/order-tax.ts';
import { chargeWithTax } from '../tax/purchase-tax.ts';

type Discounted = Pick<OrderRow, 'currency' | 'discountEndsAt'>;

export async function findDiscount(
  db: Db,
  { discountId }: Pick<OrderRow, 'discountId'>,
): Promise<DiscountRow | null> {
  if (discountId === null) return null;
  const found = await db.query.discounts.findFirst({ where: eq(discounts.id, discountId) });
  return found ?? null;
}

type IntervalPrice = Pick<OrderPrice, 'intervalProductCents' | 'intervalSupportCents'>;

/** What changes the price of a charge. `tax`: null: none. */
type Terms = { discount: DiscountRow | null; tax: TaxTerms | null };

/** With its tax, in cents. */
export type DueCharge = { cents: number; tax: ChargeTax | null };

/** What an order's next charges come with. */
export async function findNextTerms(
  db: Db,
  order: Pick<OrderRow, 'id' | 'discountId'>,
): Promise<Terms> {
  return { discount: await findDiscount(db, order), tax: await findNextTax(db, order) };
}

/** What an order is charged at an instant for a price. */
export function chargeAt(
  at: Date,
  price: IntervalPrice,
  { currency, discountEndsAt }: Discounted,
  { discount, tax }: Terms,
): DueCharge {
  const totalCents = price.intervalProductCents + price.intervalSupportCents;
  const isOver = !discount || (discountEndsAt && discountEndsAt <= at);
  const off = isOver
    ? 0
    : discountCents(discountTerms(discount), totalCents, moneyFormatOf(currency));
  if (!tax || (tax.percentage === null && !tax.reverseCharge)) {
    return { cents: totalCents - off, tax: null };
  }
  const taxed = chargeWithTax(tax, { price, discountCents: off, currency });
  return { cents: taxed.total, tax: chargeTaxToWire(tax, taxed.tax) };
}

/** The prices per interval that an order was sold at. */
export function intervalPriceOf(
  order: Pick<OrderRow, 'intervalTotal' | 'intervalSupportPrice'>,
): IntervalPrice {
  return {
    intervalProductCents: order.intervalTotal - order.intervalSupportPrice,
    intervalSupportCents: order.intervalSupportPrice,
  };
}

/**
 * Updates when an order's discount ends, which an admin may change in the provider's dashboard. The
 * caller has locked the row.
 */
export async function syncDiscount(
  tx: Db,
  { id, discountId, discountEndsAt }: OrderRow,
  { discount }: ProviderSubscription,
  askedAt: Date,
): Promise<void> {
  if (discountId === null || discount === undefined) return;
  const hasEnded = discountEndsAt !== null && discountEndsAt <= askedAt;
  if (discount === null && hasEnded) return;
  const endsAt = discount ? discount.endsAt : askedAt;
  if (endsAt?.getTime() === discountEndsAt?.getTime()) return;
  await tx.update(orders).set({ discountEndsAt: endsAt }).where(eq(orders.id, id));
}

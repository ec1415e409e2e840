import { eq } from 'drizzle-orm';
import { discountTerms } from '#api/catalog/discounts/to-wire';
import { moneyFormatOf } from '#contract/currency';
import { discountCents } from '#contract/discounts';
import type { Db } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import { type OrderRow, orders } from '#db/schema/orders';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';

type Discounted = Pick<OrderRow, 'currency' | 'discountId' | 'discountEndsAt'>;

export async function findDiscount(
  db: Db,
  { discountId }: Pick<OrderRow, 'discountId'>,
): Promise<DiscountRow | null> {
  if (discountId === null) return null;
  const found = await db.query.discounts.findFirst({ where: eq(discounts.id, discountId) });
  return found ?? null;
}

/** What an order is charged at an instant for a price, in cents. */
export function chargeAt(
  at: Date,
  totalCents: number,
  { currency, discountEndsAt }: Discounted,
  discount: DiscountRow | null,
): number {
  if (!discount || (discountEndsAt && discountEndsAt <= at)) return totalCents;
  return totalCents - discountCents(discountTerms(discount), totalCents, moneyFormatOf(currency));
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

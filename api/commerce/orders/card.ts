import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';

/** What the shop keeps of a card. Never more: it finds an order by it, and nothing else. */
type Card = { brand: string; last4: string } | null;

/** The card that the provider told, as an order stores it. Other payment methods have no digits. */
export function cardColumns(card: Card): Pick<OrderRow, 'cardBrand' | 'cardLast4'> {
  const isKnown = card !== null && /^\d{4}$/.test(card.last4);
  return { cardBrand: isKnown ? card.brand : null, cardLast4: isKnown ? card.last4 : null };
}

/** Follows a card that was changed at the provider; undefined: it was not asked. */
export async function syncCard(tx: Db, order: OrderRow, card: Card | undefined): Promise<void> {
  if (card === undefined) return;
  const { cardBrand, cardLast4 } = cardColumns(card);
  if (cardBrand === order.cardBrand && cardLast4 === order.cardLast4) return;
  // `updatedAt` stays: an admin who edits the order has missed nothing.
  const { id, updatedAt } = order;
  await tx.update(orders).set({ cardBrand, cardLast4, updatedAt }).where(eq(orders.id, id));
}

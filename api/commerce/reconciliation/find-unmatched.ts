import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { providerPrices } from '#db/schema/provider-prices';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { readShopId } from '../payments/shop-id.ts';

/** Subscriptions sold by this shop without an order, unless an admin dismissed them. */
export async function findUnmatched(
  db: Db,
  subscriptions: ProviderSubscription[],
): Promise<ProviderSubscription[]> {
  const own = await filterOwn(db, subscriptions);
  const ids = own.map(({ subscriptionId }) => subscriptionId);
  const known = await db
    .select({ id: orders.stripeSubscriptionId })
    .from(orders)
    .where(and(isNotNull(orders.stripeSubscriptionId), inArray(orders.stripeSubscriptionId, ids)));
  const dismissed = await db.query.unmatchedSubscriptions.findMany({
    where: (row, { eq }) => and(inArray(row.subscriptionId, ids), eq(row.resolution, 'dismissed')),
    columns: { subscriptionId: true },
  });
  const settled = new Set([
    ...known.map(({ id }) => id),
    ...dismissed.map(({ subscriptionId }) => subscriptionId),
  ]);
  return own.filter(({ subscriptionId }) => !settled.has(subscriptionId));
}

/** By the database id in the metadata; older ones by their prices. */
async function filterOwn(
  db: Db,
  subscriptions: ProviderSubscription[],
): Promise<ProviderSubscription[]> {
  const shopId = await readShopId(db);
  const unmarked = subscriptions.filter(({ origin }) => origin.shopId === null);
  const priceIds = unmarked.flatMap(({ items }) => items.map(({ priceId }) => priceId));
  const prices = await db
    .select({ id: providerPrices.priceId })
    .from(providerPrices)
    .where(inArray(providerPrices.priceId, priceIds));
  const ours = new Set(prices.map(({ id }) => id));
  return subscriptions.filter(({ origin, items }) =>
    origin.shopId === null
      ? items.some(({ priceId }) => ours.has(priceId))
      : origin.shopId === shopId,
  );
}

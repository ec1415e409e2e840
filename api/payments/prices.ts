import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client';
import { products } from '#db/schema/products';
import { providerPrices } from '#db/schema/provider-prices';
import type { BillingInterval } from '#db/values/enumerations';
import type { Clock } from '../clock.ts';
import { createSingleFlight } from '../single-flight.ts';
import type { PaymentProvider } from './provider.ts';

export type PricedItem = { item: string; title: string; interval: BillingInterval; cents: number };

export type ProviderPrices = ReturnType<typeof createProviderPrices>;

/** Prices at the provider, made at the first checkout that needs them, then remembered. */
export function createProviderPrices(deps: { db: Db; provider: PaymentProvider; now: Clock }) {
  const { db, provider, now } = deps;
  const making = createSingleFlight<string>();

  return {
    async priceId(wanted: PricedItem): Promise<string> {
      const current = await currentPrice(wanted);
      if (current?.amount === wanted.cents) return current.priceId;
      const key = `${wanted.item}:${wanted.interval}:${wanted.cents}`;
      return making(key, () => make(wanted));
    },
  };

  async function make(wanted: PricedItem): Promise<string> {
    const outdated = await currentPrice(wanted);
    const known = await db.query.providerPrices.findFirst({
      where: eq(providerPrices.item, wanted.item),
    });
    const made = await provider.createPrice({
      ...wanted,
      providerProductId: known?.providerProductId ?? null,
    });
    await remember(wanted, made);
    if (outdated) await provider.archivePrice(outdated.priceId);
    return made.priceId;
  }

  function currentPrice({ item, interval }: PricedItem) {
    return db.query.providerPrices.findFirst({ where: isCurrent(item, interval) });
  }

  async function remember(
    { item, interval, cents }: PricedItem,
    made: { priceId: string; providerProductId: string },
  ) {
    await db.transaction(async (tx) => {
      await tx.update(providerPrices).set({ archivedAt: now() }).where(isCurrent(item, interval));
      await tx
        .insert(providerPrices)
        .values({ ...made, item, billingInterval: interval, amount: cents })
        .onConflictDoUpdate({ target: providerPrices.priceId, set: { archivedAt: null } });
      const productId = /^product-(\d+)$/.exec(item)?.[1];
      if (productId && interval === 'month') {
        await tx
          .update(products)
          .set({ stripePriceId: made.priceId })
          .where(eq(products.id, Number(productId)));
      }
    });
  }
}

function isCurrent(item: string, interval: BillingInterval) {
  return and(
    eq(providerPrices.item, item),
    eq(providerPrices.billingInterval, interval),
    isNull(providerPrices.archivedAt),
  );
}

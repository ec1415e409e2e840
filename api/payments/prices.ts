import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/client';
import { providerPrices } from '#db/schema/provider-prices';
import type { BillingInterval } from '#db/values/enumerations';
import type { Clock } from '../clock.ts';
import { rememberMonthlyPrice } from '../products/provider-price.ts';
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
    const priceId = (await revive(wanted)) ?? (await createNew(wanted));
    if (outdated) await provider.setPriceActive(outdated.priceId, false);
    return priceId;
  }

  /** A price that comes back: the provider would only replay how it was made once. */
  async function revive(wanted: PricedItem): Promise<string | null> {
    const archived = await db.query.providerPrices.findFirst({
      where: and(
        eq(providerPrices.item, wanted.item),
        eq(providerPrices.billingInterval, wanted.interval),
        eq(providerPrices.amount, wanted.cents),
        isNotNull(providerPrices.archivedAt),
      ),
    });
    if (!archived) return null;
    await provider.setPriceActive(archived.priceId, true);
    await remember(wanted, archived);
    return archived.priceId;
  }

  async function createNew(wanted: PricedItem): Promise<string> {
    const known = await db.query.providerPrices.findFirst({
      where: eq(providerPrices.item, wanted.item),
    });
    const made = await provider.createPrice({
      ...wanted,
      providerProductId: known?.providerProductId ?? null,
    });
    await remember(wanted, made);
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
        .values({
          priceId: made.priceId,
          providerProductId: made.providerProductId,
          item,
          billingInterval: interval,
          amount: cents,
        })
        .onConflictDoUpdate({ target: providerPrices.priceId, set: { archivedAt: null } });
      if (interval === 'month') await rememberMonthlyPrice(tx, item, made.priceId);
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

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { pricedItemOf, saveProviderPrice } from '#api/catalog/products/provider-price';
import type { Clock } from '#api/platform/clock';
import { createSingleFlight } from '#api/platform/single-flight';
import { supportName } from '#contract/support-packages';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { providerPrices } from '#db/schema/provider-prices';
import type { Currency } from '#db/values/currencies';
import type { BillingInterval } from '#db/values/enumerations';
import type { PriceTax, ProviderPrice } from '../payments/provider/checkouts.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { claimItem, isClaimHeld, type PriceClaim, releaseClaim, settleClaim } from './claims.ts';

export type PricedItem = {
  item: string;
  title: string;
  interval: BillingInterval;
  cents: number;
  currency: Currency;
  /** For automatic tax; absent, null: without it. */
  tax?: PriceTax | null;
};

export type ProviderPrices = ReturnType<typeof createProviderPrices>;

/** Prices at the provider, created at the first checkout that needs them and stored. */
export function createProviderPrices(deps: { db: Db; provider: PaymentProvider; now: Clock }) {
  const { db, provider, now } = deps;
  const making = createSingleFlight<string>();

  return { priceId, selling };

  async function priceId(wanted: PricedItem): Promise<string> {
    const current = await currentPrice(wanted);
    if (current && isPriceOf(current, wanted)) return current.priceId;
    return making(keyOf(wanted), () => claimed(wanted, (claim) => makeCurrent(claim, wanted)));
  }

  /**
   * Sells at the prices of some items. Where the provider rejects one, for example because it was
   * archived in its dashboard, prices are reactivated or created again and the sale is retried
   * once. An idempotency key of the sale must include `attempt`, because the provider repeats a
   * refusal.
   */
  async function selling<T>(
    items: PricedItem[],
    sell: (priceIds: string[], attempt: number) => Promise<T>,
  ): Promise<T> {
    try {
      return await sell(await priceIds(items), 0);
    } catch (error) {
      if (!(error instanceof ProviderRefused && error.reason === 'price_not_for_sale')) throw error;
      for (const item of items) {
        await making(`restore:${keyOf(item)}`, () =>
          claimed(item, (claim) => restore(claim, item)),
        );
      }
      return sell(await priceIds(items), 1);
    }
  }

  async function priceIds(items: PricedItem[]): Promise<string[]> {
    const ids: string[] = [];
    for (const item of items) ids.push(await priceId(item));
    return ids;
  }

  /** One process at a time. It may find what another one has just created. */
  async function claimed(
    { item }: PricedItem,
    work: (claim: PriceClaim) => Promise<string>,
  ): Promise<string> {
    const claim = await claimItem(db, item);
    if (!claim) throw new ProviderUnavailable(`The price of ${item} is still being created`);
    try {
      const id = await work(claim);
      await settleClaim(db, claim);
      return id;
    } catch (error) {
      // The provider repeats a refusal under the same key.
      const end = error instanceof ProviderRefused ? settleClaim : releaseClaim;
      await end(db, claim);
      throw error;
    }
  }

  async function makeCurrent(claim: PriceClaim, wanted: PricedItem): Promise<string> {
    const outdated = await currentPrice(wanted);
    if (outdated && isPriceOf(outdated, wanted)) return outdated.priceId;
    const made = (await bringBack(wanted)) ?? (await createNew(claim, wanted));
    await remember(claim, wanted, made);
    if (outdated && outdated.priceId !== made.priceId) await archive(outdated.priceId);
    return made.priceId;
  }

  /** Reactivates the stored price, or replaces one that the provider does not know. */
  async function restore(claim: PriceClaim, wanted: PricedItem): Promise<string> {
    const current = await currentPrice(wanted);
    if (!current || !isPriceOf(current, wanted)) return makeCurrent(claim, wanted);
    if (await provider.restorePrice(current)) return current.priceId;
    const made = await createNew(claim, wanted);
    await remember(claim, wanted, made);
    return made.priceId;
  }

  async function bringBack({
    item,
    interval,
    cents,
    tax,
  }: PricedItem): Promise<ProviderPrice | null> {
    const archived = await db.query.providerPrices.findFirst({
      where: and(
        eq(providerPrices.item, item),
        eq(providerPrices.billingInterval, interval),
        eq(providerPrices.amount, cents),
        isTaxedAs(tax),
        isNotNull(providerPrices.archivedAt),
      ),
    });
    return archived && (await provider.restorePrice(archived)) ? archived : null;
  }

  async function createNew({ key }: PriceClaim, wanted: PricedItem): Promise<ProviderPrice> {
    const known = await db.query.providerPrices.findFirst({
      where: eq(providerPrices.item, wanted.item),
    });
    return provider.createPrice({
      ...wanted,
      key,
      providerProductId: known?.providerProductId ?? null,
    });
  }

  /** An old price may stay active at the provider: nothing here sells at it. */
  async function archive(priceId: string): Promise<void> {
    await provider.archivePrice(priceId).catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
    });
  }

  function currentPrice({ item, interval }: PricedItem) {
    return db.query.providerPrices.findFirst({ where: isCurrent(item, interval) });
  }

  async function remember(
    claim: PriceClaim,
    { item, interval, cents, tax }: PricedItem,
    made: ProviderPrice,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await isClaimHeld(tx, claim))) {
        throw new ProviderUnavailable(`Creating the price of ${item} took too long`);
      }
      await tx.update(providerPrices).set({ archivedAt: now() }).where(isCurrent(item, interval));
      await tx
        .insert(providerPrices)
        .values({
          priceId: made.priceId,
          providerProductId: made.providerProductId,
          item,
          billingInterval: interval,
          amount: cents,
          taxInclusive: tax?.inclusive ?? null,
          taxCode: tax?.code ?? null,
        })
        .onConflictDoUpdate({ target: providerPrices.priceId, set: { archivedAt: null } });
      if (interval === 'month') await saveProviderPrice(tx, item, made.priceId);
    });
  }
}

function keyOf({ item, interval, cents, currency, tax }: PricedItem): string {
  return [item, interval, cents, currency, tax?.inclusive, tax?.code].join(':');
}

type StoredPrice = typeof providerPrices.$inferSelect;

/** Without automatic tax, what the provider would tax it at doesn't matter. */
function isPriceOf(
  { amount, taxInclusive, taxCode }: StoredPrice,
  { cents, tax }: PricedItem,
): boolean {
  const isTaxed = !tax || (taxInclusive === tax.inclusive && taxCode === tax.code);
  return amount === cents && isTaxed;
}

function isTaxedAs(tax: PricedItem['tax']) {
  if (!tax) return undefined;
  const { inclusive, code } = tax;
  return and(
    eq(providerPrices.taxInclusive, inclusive),
    code === null ? isNull(providerPrices.taxCode) : eq(providerPrices.taxCode, code),
  );
}

function isCurrent(item: string, interval: BillingInterval) {
  return and(
    eq(providerPrices.item, item),
    eq(providerPrices.billingInterval, interval),
    isNull(providerPrices.archivedAt),
  );
}

type Charge = Pick<PricedItem, 'interval' | 'cents' | 'currency' | 'tax'>;

/** The line item of a website. */
export function websiteItem(
  { productId, productTitle }: Pick<OrderRow, 'productId' | 'productTitle'>,
  charge: Charge,
): PricedItem {
  return { item: pricedItemOf(productId), title: productTitle, ...charge };
}

/** The line item of a support package. An included package has its own price of zero. */
export function supportItem(supportPackage: string, charge: Charge): PricedItem {
  const item = `support-${supportPackage}${charge.cents === 0 ? '-free' : ''}`;
  return { item, title: supportName(supportPackage), ...charge };
}

/** The support package of one of our items; null: it is a website. */
export function supportOf(item: string): string | null {
  return /^support-(.+?)(?:-free)?$/.exec(item)?.[1] ?? null;
}

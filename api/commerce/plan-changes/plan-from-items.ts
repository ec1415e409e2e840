import { inArray } from 'drizzle-orm';
import { intervalPrice } from '#contract/plans';
import type { Db } from '#db/client';
import { providerPrices } from '#db/schema/provider-prices';
import type { OrderPlan } from '../orders/plan.ts';
import type { ProviderItem } from '../payments/provider/subscriptions.ts';
import { supportOf } from '../prices/line-items.ts';

export type KnownPlan = OrderPlan & {
  /** What the website is called among the priced items. */
  websiteName: string;
  website: ProviderItem;
  support: ProviderItem;
};

/** Reads the plan from what the provider bills; null where that is not a website and its support. */
export async function knownPlan(db: Db, items: ProviderItem[]): Promise<KnownPlan | null> {
  const ids = items.map(({ priceId }) => priceId);
  const rows = await db.select().from(providerPrices).where(inArray(providerPrices.priceId, ids));
  const priced = items.flatMap((item) => {
    const row = rows.find(({ priceId }) => priceId === item.priceId);
    return row ? [{ item, row, supportPackage: supportOf(row.item) }] : [];
  });
  const website = priced.find(({ supportPackage }) => supportPackage === null);
  const support = priced.find(({ supportPackage }) => supportPackage !== null);
  if (items.length !== 2 || !website || !support?.supportPackage) return null;
  const { billingInterval } = website.row;
  return {
    billingInterval,
    supportPackage: support.supportPackage,
    price: intervalPrice(billingInterval, {
      productCents: website.row.amount,
      supportCents: support.row.amount,
    }),
    websiteName: website.row.item,
    website: website.item,
    support: support.item,
  };
}

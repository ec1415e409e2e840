import { inArray } from 'drizzle-orm';
import { pricedItemOf } from '#api/catalog/products/provider-price';
import type { Mail } from '#api/platform/mail/service';
import { moneyFormatOf } from '#contract/currency';
import { intervalPrice } from '#contract/plans';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { providerPrices } from '#db/schema/provider-prices';
import type { Currency } from '#db/values/currencies';
import { type OrderPlan, recordPlan } from '../orders/plan.ts';
import type { ProviderItem, ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { supportOf } from '../prices/service.ts';

export type ProviderPlan = OrderPlan & {
  /** The website's name among the priced items. */
  websiteName: string;
  website: ProviderItem;
  support: ProviderItem;
};

/** The plan that the provider bills; null unless it is one website and its support package. */
export async function readProviderPlan(
  db: Db,
  items: ProviderItem[],
  currency: Currency,
): Promise<ProviderPlan | null> {
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
    price: intervalPrice(
      billingInterval,
      { productCents: website.row.amount, supportCents: support.row.amount },
      moneyFormatOf(currency),
    ),
    websiteName: website.row.item,
    website: website.item,
    support: support.item,
  };
}

type Facts = {
  order: OrderRow;
  subscription: ProviderSubscription;
  /** When the provider was asked: an older answer must not overwrite a newer one. */
  askedAt: Date;
  mail: Mail;
};

/** Brings an order to the plan that the provider bills, where an answer of the provider was lost. */
export async function syncPlan(tx: Db, facts: Facts): Promise<void> {
  const { order, subscription, askedAt, mail } = facts;
  if (order.syncedAt && order.syncedAt > askedAt) return;
  const plan = await readProviderPlan(tx, subscription.items, order.currency);
  if (plan?.websiteName !== pricedItemOf(order.productId)) return;
  const nextChargeAt = subscription.currentPeriodEnd;
  await recordPlan(tx, order, plan, { nextChargeAt, syncedAt: askedAt, mail });
}

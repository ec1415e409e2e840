import { eq } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { PlanChange } from '#contract/plan-changes';
import type { OrderPrice } from '#contract/plans';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { standingRequest } from '../cancellations/repository.ts';
import { lockOrder } from '../orders/find.ts';
import type { PlanRequest, ProviderQuote } from '../payments/provider/plans.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { asked } from '../payments/provider-errors.ts';
import { supportItem, websiteItem } from '../prices/line-items.ts';
import type { PricedItem, ProviderPrices } from '../prices/service.ts';
import { knownPlan } from './plan-from-items.ts';
import { isSamePlan, isWished, priceChange } from './plan-price.ts';
import {
  changedMeanwhile,
  notHere,
  refusedChange,
  refuseUnlessChangeable,
  refuseUnlessRunning,
  samePlan,
} from './plan-refusals.ts';
import { followPlan } from './sync-plan.ts';

export type PlanningDependencies = {
  db: Db;
  provider: PaymentProvider;
  prices: ProviderPrices;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

/** Another plan, as the provider is to be asked for it. */
export type Planned = {
  /** As it stands at the provider. */
  order: OrderRow;
  subscription: ProviderSubscription;
  price: OrderPrice;
  request: Omit<PlanRequest, 'pricedAt'>;
  /** What it would bring now. */
  quote: ProviderQuote;
};

/** From what a customer wishes to what the provider is asked for, or why it is not. */
export function createPlanning({ db, provider, prices, mail, now, log }: PlanningDependencies) {
  return { plan, ask };

  async function plan(own: OrderRow, wish: PlanChange): Promise<Planned> {
    refuseUnlessChangeable(own, await standingRequest(db, own.id));
    const { stripeSubscriptionId: subscriptionId } = own;
    if (!subscriptionId) throw isWished(own, wish) ? samePlan() : notHere();
    const askedAt = now();
    const subscription = await ask(own, () => provider.subscription(subscriptionId));
    refuseUnlessRunning(subscription);
    const order = await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, own.id);
      await followPlan(tx, { order: locked, subscription, askedAt, mail });
      return lockOrder(tx, own.id);
    });
    if (isWished(order, wish)) throw samePlan();
    // Changed since it was asked for: what the provider has told is of the plan before.
    if (order.syncedAt && order.syncedAt > askedAt && !isSamePlan(order, own)) {
      throw changedMeanwhile();
    }
    const product = await db.query.products.findFirst({ where: eq(products.id, order.productId) });
    const known = await knownPlan(db, subscription.items);
    if (!product || known?.billingInterval !== order.billingInterval) throw notHere();
    const price = priceChange(order, product, wish);
    const sold = pricedItems(order, wish, price);
    const offer = await ask(order, () =>
      prices.selling(sold, async ([support = '', website = known.website.priceId]) => {
        const items = [
          { itemId: known.website.itemId, priceId: website },
          { itemId: known.support.itemId, priceId: support },
        ];
        const request = { subscriptionId, items };
        return { request, quote: await provider.previewPlan({ ...request, pricedAt: null }) };
      }),
    );
    return { order, subscription, price, ...offer };
  }

  async function ask<T>({ orderId }: OrderRow, call: () => Promise<T>): Promise<T> {
    const question = {
      about: `plan of ${orderId}`,
      sentence:
        'The payment service did not answer. Try again in a minute: what was done already is not done twice.',
      log,
    };
    return asked(question, call).catch((error) => {
      throw refusedChange(error);
    });
  }
}

/** As at the checkout. A website whose interval stays keeps the price that it was sold at. */
function pricedItems(
  order: OrderRow,
  { billingInterval: interval, supportPackage }: PlanChange,
  { intervalProductCents, intervalSupportCents }: OrderPrice,
): PricedItem[] {
  const support = supportItem(supportPackage, { interval, cents: intervalSupportCents });
  if (interval === order.billingInterval) return [support];
  return [support, websiteItem(order, { interval, cents: intervalProductCents })];
}

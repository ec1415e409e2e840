import { eq } from 'drizzle-orm';
import { readSettings } from '#api/office/settings/reader';
import type { PlanChange } from '#contract/plan-changes';
import type { OrderPrice } from '#contract/plans';
import { listOfferedSupport, supportPricesOf } from '#contract/support-settings';
import type { OrderRow } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { findActiveRequest } from '../cancellations/repository.ts';
import { lockOrder } from '../orders/find.ts';
import type { PriceTax } from '../payments/provider/checkouts.ts';
import type {
  PlanRequest,
  ProviderQuote,
  ProviderSubscription,
} from '../payments/provider/subscriptions.ts';
import { callProvider } from '../payments/provider-errors.ts';
import {
  type PricedItem,
  type ProviderPrices,
  supportItem,
  websiteItem,
} from '../prices/service.ts';
import { findOrderTax, readPriceTax } from '../tax/order-tax.ts';
import {
  planChangedFailure,
  requireActive,
  requireChangeable,
  samePlanFailure,
  toFailure,
  unsupportedPlanFailure,
} from './failures.ts';
import { hasPlan, isSamePlan, offeredPackages, priceChange } from './offers.ts';
import type { ProcessorDependencies } from './processor.ts';
import { readProviderPlan, syncPlan } from './provider-plan.ts';

export type QuoteDependencies = ProcessorDependencies & { prices: ProviderPrices };

/** A plan change as the provider would make it now. */
export type PlanQuote = {
  /** Synced with the provider. */
  order: OrderRow;
  subscription: ProviderSubscription;
  price: OrderPrice;
  request: Omit<PlanRequest, 'pricedAt'>;
  quote: ProviderQuote;
};

/** Asks the provider what a plan change costs. Throws a Failure where it cannot be made. */
export function createPlanQuotes({ db, provider, prices, mail, now, log }: QuoteDependencies) {
  return { quoteChange, callForOrder };

  async function quoteChange(own: OrderRow, wanted: PlanChange): Promise<PlanQuote> {
    requireChangeable(own, await findActiveRequest(db, own.id));
    const { stripeSubscriptionId: subscriptionId } = own;
    if (!subscriptionId) throw hasPlan(own, wanted) ? samePlanFailure() : unsupportedPlanFailure();
    const askedAt = now();
    const subscription = await callForOrder(own, () => provider.subscription(subscriptionId));
    requireActive(subscription);
    const order = await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, own.id);
      await syncPlan(tx, { order: locked, subscription, askedAt, mail });
      return lockOrder(tx, own.id);
    });
    if (hasPlan(order, wanted)) throw samePlanFailure();
    // Changed since the request was sent: the provider's answer describes the plan before.
    if (order.syncedAt && order.syncedAt > askedAt && !isSamePlan(order, own))
      throw planChangedFailure();
    const product = await db.query.products.findFirst({ where: eq(products.id, order.productId) });
    const current = await readProviderPlan(db, subscription.items, order.currency);
    if (!product || current?.billingInterval !== order.billingInterval)
      throw unsupportedPlanFailure();
    const { support, features } = await readSettings(db);
    const offered = offeredPackages(order, listOfferedSupport(features));
    const isNewAnnual = wanted.billingInterval === 'year' && order.billingInterval !== 'year';
    if (!offered.includes(wanted.supportPackage)) throw unsupportedPlanFailure();
    if (isNewAnnual && !features.annualPlans) throw unsupportedPlanFailure();
    const price = priceChange(order, product, { ...wanted, prices: supportPricesOf(support) });
    const tax = await readPriceTax(db, await findOrderTax(db, order));
    const items = pricedItems(order, wanted, price, tax);
    const offer = await callForOrder(order, () =>
      prices.selling(items, async ([support = '', website = current.website.priceId]) => {
        const request = {
          subscriptionId,
          items: [
            { itemId: current.website.itemId, priceId: website },
            { itemId: current.support.itemId, priceId: support },
          ],
        };
        return { request, quote: await provider.previewPlan({ ...request, pricedAt: null }) };
      }),
    );
    return { order, subscription, price, ...offer };
  }

  async function callForOrder<T>({ orderId }: OrderRow, call: () => Promise<T>): Promise<T> {
    const context = {
      about: `plan of ${orderId}`,
      sentence:
        'The payment provider didn’t respond. Try again in a minute. You won’t be charged twice.',
      log,
    };
    return callProvider(context, call).catch((error) => {
      throw toFailure(error);
    });
  }
}

/** The website is priced again only where its interval changes. */
function pricedItems(
  order: OrderRow,
  { billingInterval: interval, supportPackage }: PlanChange,
  { intervalProductCents, intervalSupportCents }: OrderPrice,
  tax: PriceTax | null,
): PricedItem[] {
  const charge = { interval, currency: order.currency, tax };
  const support = supportItem(supportPackage, { ...charge, cents: intervalSupportCents });
  if (interval === order.billingInterval) return [support];
  return [support, websiteItem(order, { ...charge, cents: intervalProductCents })];
}

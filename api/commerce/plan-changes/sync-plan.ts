import { pricedItemOf } from '#api/catalog/products/provider-price';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { recordPlan } from '../orders/plan.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { knownPlan } from './plan-from-items.ts';

type Facts = {
  /** Locked by the caller. */
  order: OrderRow;
  subscription: ProviderSubscription;
  /** When the provider was asked: an answer to an earlier question must not undo a later one. */
  askedAt: Date;
  mail: Mail;
};

/**
 * Brings an order to the plan that the provider bills: where the shop died, or lost the answer,
 * between the provider's change and its own.
 */
export async function followPlan(tx: Db, facts: Facts): Promise<void> {
  const { order, subscription, askedAt, mail } = facts;
  if (order.syncedAt && order.syncedAt > askedAt) return;
  const plan = await knownPlan(tx, subscription.items);
  if (plan?.websiteName !== pricedItemOf(order.productId)) return;
  const nextChargeAt = subscription.currentPeriodEnd;
  await recordPlan(tx, order, plan, { nextChargeAt, syncedAt: askedAt, mail });
}

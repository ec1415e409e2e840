import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { Mail } from '../mail/service.ts';
import { recordPlan } from '../orders/plan.ts';
import { pricedItemOf } from '../products/provider-price.ts';
import { knownPlan } from './known-plan.ts';
import type { ProviderSubscription } from './provider/subscriptions.ts';

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

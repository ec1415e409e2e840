import { pricedItemOf } from '#api/catalog/products/provider-price';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { lockOrder } from '../orders/find.ts';
import { isPlanOf } from '../orders/plan.ts';
import { syncSubscription } from '../payment-events/subscription-state.ts';
import type { ProviderBill } from '../payments/provider/charges.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { type ProviderPlan, readProviderPlan } from '../plan-changes/provider-plan.ts';
import { describeOrderPlan, describeProviderPlan } from './describe-plan.ts';
import { type Finding, facts } from './finding.ts';

type Fact = Omit<Finding, 'mended'>;

export type Answer = {
  subscription: ProviderSubscription;
  /** The unpaid invoice of a past due subscription. */
  unpaid: ProviderBill | null;
  askedAt: Date;
  /** Whether another email says that it has ended. */
  endIsTold?: boolean;
};

/** Syncs an order with its subscription, and lists what still differs. */
export async function compareSubscription(
  tx: Db,
  mail: Mail,
  orderId: number,
  { subscription, unpaid, askedAt, endIsTold = false }: Answer,
): Promise<Finding[]> {
  const order = await lockOrder(tx, orderId);
  // Changed here since the provider was asked.
  if (order.syncedAt && order.syncedAt > askedAt) return [];
  const plan = await readProviderPlan(tx, subscription.items);
  const before = differing(order, subscription, plan);
  if (before.length === 0) return [];
  await syncSubscription(tx, { order, subscription, unpaid, askedAt, endIsTold, mail });
  const still = differing(await lockOrder(tx, orderId), subscription, plan);
  return before.map((was) => ({ ...was, mended: !still.some(({ fact }) => fact === was.fact) }));
}

function differing(
  order: OrderRow,
  subscription: ProviderSubscription,
  plan: ProviderPlan | null,
): Fact[] {
  const { status, endedAt, endsAt, currentPeriodEnd } = subscription;
  const compared: Fact[] = [
    { fact: facts.status, ours: order.subscriptionStatus, theirs: status },
    {
      fact: facts.nextCharge,
      ours: text(order.nextChargeAt),
      theirs: endedAt ? null : text(currentPeriodEnd),
    },
    { fact: facts.end, ours: text(order.cancelAt), theirs: text(endsAt) },
  ];
  const differing = compared.filter(({ ours, theirs }) => ours !== theirs);
  return endedAt || isBilled(order, plan) ? differing : [...differing, planFact()];

  function planFact(): Fact {
    const theirs = describeProviderPlan(plan, subscription.items);
    return { fact: facts.plan, ours: describeOrderPlan(order), theirs };
  }
}

function isBilled(order: OrderRow, plan: ProviderPlan | null): boolean {
  return plan?.websiteName === pricedItemOf(order.productId) && isPlanOf(order, plan);
}

function text(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

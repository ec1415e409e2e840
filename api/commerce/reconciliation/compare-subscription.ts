import { pricedItemOf } from '#api/catalog/products/provider-price';
import type { Mail } from '#api/platform/mail/service';
import { supportName } from '#contract/support-packages';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { BillingInterval } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import { lockOrder } from '../orders/find.ts';
import { isPlanOf } from '../orders/plan.ts';
import { syncSubscription } from '../payment-events/subscription-state.ts';
import type { ProviderBill } from '../payments/provider/charges.ts';
import type { ProviderItem, ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { type ProviderPlan, readProviderPlan } from '../plan-changes/provider-plan.ts';
import { type Finding, facts } from './finding.ts';

type Plan = {
  websiteName: string;
  websiteCents: number;
  supportPackage: string;
  supportCents: number;
  billingInterval: BillingInterval;
};

type Fact = Omit<Finding, 'corrected'>;

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
  return before.map((was) => ({ ...was, corrected: !still.some(({ fact }) => fact === was.fact) }));
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

function describeOrderPlan(order: OrderRow): string {
  return describePlan({
    ...order,
    websiteName: pricedItemOf(order.productId),
    websiteCents: order.intervalProductPrice,
    supportCents: order.intervalSupportPrice,
  });
}

/** The provider's plan, described the same way where the prices are ours. */
function describeProviderPlan(plan: ProviderPlan | null, items: ProviderItem[]): string {
  if (!plan) return items.map(({ priceId }) => priceId).join(', ');
  const { intervalProductCents: websiteCents, intervalSupportCents: supportCents } = plan.price;
  return describePlan({ ...plan, websiteCents, supportCents });
}

/** 'product 3 for 19.00, Regular Support for 50.00 a month' */
function describePlan(plan: Plan): string {
  const website = `${plan.websiteName.replace('-', ' ')} for ${decimalFromCents(plan.websiteCents)}`;
  const support = `${supportName(plan.supportPackage)} for ${decimalFromCents(plan.supportCents)}`;
  return `${website}, ${support} a ${plan.billingInterval}`;
}

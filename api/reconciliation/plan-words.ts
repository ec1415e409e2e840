import { type SupportPackage, supportPackages } from '#contract/support-packages';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { BillingInterval } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import { knownPlan } from '../payments/known-plan.ts';
import type { ProviderItem } from '../payments/provider/subscriptions.ts';
import { pricedItemOf } from '../products/provider-price.ts';

type Plan = {
  websiteName: string;
  supportPackage: string;
  cents: number;
  billingInterval: BillingInterval;
};

/** What an order says is billed, and how often. */
export function planOf(order: OrderRow): string {
  const { productId, intervalTotal: cents } = order;
  return words({ ...order, websiteName: pricedItemOf(productId), cents });
}

/** What the provider bills, in the same words where the prices are ours. */
export async function planAtProvider(db: Db, items: ProviderItem[]): Promise<string> {
  const plan = await knownPlan(db, items);
  if (plan) return words({ ...plan, cents: plan.price.intervalTotalCents });
  return items.map(({ priceId }) => priceId).join(', ');
}

/** 'product 3, Regular Support, 69.00 a month' */
function words({ websiteName, supportPackage, cents, billingInterval }: Plan): string {
  const support = isSupportPackage(supportPackage)
    ? supportPackages[supportPackage].name
    : `support ${supportPackage}`;
  const amount = decimalFromCents(cents);
  return `${websiteName.replace('-', ' ')}, ${support}, ${amount} a ${billingInterval}`;
}

function isSupportPackage(stored: string): stored is SupportPackage {
  return Object.hasOwn(supportPackages, stored);
}

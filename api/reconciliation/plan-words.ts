import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { BillingInterval } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import { knownPlan } from '../payments/known-plan.ts';
import type { ProviderItem } from '../payments/provider.ts';
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

function words({ websiteName, supportPackage, cents, billingInterval }: Plan): string {
  return `${websiteName}, support ${supportPackage}, ${decimalFromCents(cents)} a ${billingInterval}`;
}

import { pricedItemOf } from '#api/catalog/products/provider-price';
import { supportName } from '#contract/support-packages';
import type { OrderRow } from '#db/schema/orders';
import type { BillingInterval } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import type { ProviderItem } from '../payments/provider/subscriptions.ts';
import type { ProviderPlan } from '../plan-changes/provider-plan.ts';

type Plan = {
  websiteName: string;
  websiteCents: number;
  supportPackage: string;
  supportCents: number;
  billingInterval: BillingInterval;
};

export function describeOrderPlan(order: OrderRow): string {
  return describePlan({
    ...order,
    websiteName: pricedItemOf(order.productId),
    websiteCents: order.intervalProductPrice,
    supportCents: order.intervalSupportPrice,
  });
}

/** The provider's plan, described the same way where the prices are ours. */
export function describeProviderPlan(plan: ProviderPlan | null, items: ProviderItem[]): string {
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

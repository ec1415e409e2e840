import type { Plan } from '#contract/plans';
import type { OrderRow } from '#db/schema/orders';

export function hasPlan(
  order: Pick<OrderRow, 'billingInterval' | 'supportPackage'>,
  plan: Plan,
): boolean {
  return (
    order.billingInterval === plan.billingInterval && order.supportPackage === plan.supportPackage
  );
}

export function isSamePlan(order: OrderRow, other: OrderRow): boolean {
  return (
    order.billingInterval === other.billingInterval &&
    order.supportPackage === other.supportPackage &&
    order.intervalTotal === other.intervalTotal
  );
}

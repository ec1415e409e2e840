import type { OrderRow } from '#db/schema/orders';

/**
 * End of the period that is paid for, by the provider's clock; null while that is not known. Of
 * an order whose renewal failed it is the period before: what a later try charges is not paid yet.
 */
export function paidUntil(order: OrderRow): Date | null {
  const { nextChargeAt, billingInterval, subscriptionStatus } = order;
  if (!nextChargeAt || subscriptionStatus === 'active') return nextChargeAt;
  return monthsBefore(nextChargeAt, billingInterval === 'year' ? 12 : 1);
}

/** The same day so many months before; the last one of a shorter month. */
function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(instant.getUTCDate(), lastDay.getUTCDate()));
  return before;
}

import type { OrderRow } from '#db/schema/orders';

/**
 * End of the paid period by the provider's clock; null while it is unknown. For a past due order it
 * is the end of the previous period, because a later charge is not paid yet.
 */
export function paidUntil(
  order: Pick<OrderRow, 'nextChargeAt' | 'billingInterval' | 'subscriptionStatus'>,
): Date | null {
  const { nextChargeAt, billingInterval, subscriptionStatus } = order;
  if (!nextChargeAt || subscriptionStatus === 'active') return nextChargeAt;
  return monthsBefore(nextChargeAt, billingInterval === 'year' ? 12 : 1);
}

/** The same day that many months earlier, or the last day of a shorter month. */
function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(instant.getUTCDate(), lastDay.getUTCDate()));
  return before;
}

/** The most that a price, a total or a coupon may amount to. */
export const MAX_CENTS = 99_999_999;

/** Formats an amount in the currency's smallest unit: 2900 usd is $29.00. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** 'month', 'year', '3 months'. */
export function formatInterval(interval: string, count: number): string {
  return count === 1 ? interval : `${count} ${interval}s`;
}

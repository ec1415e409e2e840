import { lazy } from './lazy.ts';

/** 4950 → '$50' and -4950 → '-$50', for the storefront. */
export function wholeMoney(cents: number): string {
  return dollars(cents, 0);
}

/** 4950 → '$49.50', for the checkout, the dashboard and the admin area. */
export function exactMoney(cents: number): string {
  return dollars(cents, 2);
}

/** 4900 → '$49' and 4950 → '$49.50', for prices next to those in whole dollars. */
export function briefMoney(cents: number): string {
  return dollars(cents, cents % 100 === 0 ? 0 : 2);
}

/** Formats a decimal string: '-12345.60' → '-$12,345.60'. */
export function sumMoney(sum: string): string {
  return exactMoney(Number(sum.replace('.', '')));
}

const short = lazy(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
);

/** 120000 → '$1.2K', for chart axes. */
export function shortMoney(cents: number): string {
  return short().format(cents / 100);
}

/** Without `Intl`, because every public page shows amounts while it hydrates. */
function dollars(cents: number, decimals: 0 | 2): string {
  const size = Math.abs(cents);
  const amount = (decimals ? size / 100 : Math.round(size / 100)).toFixed(decimals);
  return `${cents < 0 && Number(amount) > 0 ? '-' : ''}$${amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

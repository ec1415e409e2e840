import { shownMoney } from '#contract/money-format';

/** 4950 → '$50' and -4950 → '-$50', for the storefront. */
export function wholeMoney(cents: number): string {
  return format(cents, 0);
}

/** 4950 → '$49.50', for the checkout, the dashboard and the admin area. */
export function exactMoney(cents: number): string {
  return format(cents, shownMoney().digits);
}

/** 4900 → '$49' and 4950 → '$49.50', for prices next to those in whole dollars. */
export function briefMoney(cents: number): string {
  return cents % 100 === 0 ? wholeMoney(cents) : exactMoney(cents);
}

/** Formats a decimal string: '-12345.60' → '-$12,345.60'. */
export function sumMoney(sum: string): string {
  return exactMoney(Number(sum.replace('.', '')));
}

/** 120000 → '$1.2K', for chart axes. */
export function shortMoney(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: shownMoney().currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
}

/** Without `Intl`, because every public page shows amounts while it hydrates. */
function format(cents: number, digits: number): string {
  const size = Math.abs(cents);
  const amount = (digits ? size / 100 : Math.round(size / 100)).toFixed(digits);
  return `${cents < 0 && Number(amount) > 0 ? '-' : ''}${shownMoney().prefix}${amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** For fields: what amounts are entered in. */
export function fieldCurrency() {
  const { currency: code, prefix, digits } = shownMoney();
  return { code, prefix, digits };
}

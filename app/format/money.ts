const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 4950 → '$50', for the storefront. */
export function wholeDollars(cents: number): string {
  return whole.format(Math.round(cents / 100));
}

/** 4950 → '$49.50', for the checkout, the dashboard and the admin area. */
export function exactDollars(cents: number): string {
  return exact.format(cents / 100);
}

/** Formats a decimal string: '-12345.60' → '-$12,345.60'. */
export function sumDollars(sum: string): string {
  return exactDollars(Number(sum.replace('.', '')));
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** 120000 → '$1.2K', for chart axes. */
export function shortDollars(cents: number): string {
  return short.format(cents / 100);
}

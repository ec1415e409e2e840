const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 4950 → '$50': the storefront's whole dollars. */
export function wholeDollars(cents: number): string {
  return whole.format(Math.round(cents / 100));
}

/** 4950 → '$49.50': checkout, dashboard and admin. */
export function exactDollars(cents: number): string {
  return exact.format(cents / 100);
}

/** "-12345.60" → '-$12,345.60': a sum as the contract says it. */
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

/** 120000 → '$1.2K': the axis of a chart. */
export function shortDollars(cents: number): string {
  return short.format(cents / 100);
}

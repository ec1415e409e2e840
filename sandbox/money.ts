/** The most that a price, a total or a coupon may amount to. */
export const MAX_CENTS = 99_999_999;

const ZERO_DECIMALS = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
].concat(['vuv', 'xaf', 'xof', 'xpf']);
const THREE_DECIMALS = ['bhd', 'iqd', 'jod', 'kwd', 'lyd', 'omr', 'tnd'];

/** The documented minimum charges that differ from 50 of the smallest unit. */
const MINIMUMS: Record<string, number> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};

/** How many decimals the API's amounts have. Some differ from the ones people write. */
export function minorDigits(currency: string): number {
  const code = currency.toLowerCase();
  if (ZERO_DECIMALS.includes(code)) return 0;
  return THREE_DECIMALS.includes(code) ? 3 : 2;
}

export function minimumCharge(currency: string): number {
  return MINIMUMS[currency.toLowerCase()] ?? 50;
}

/** Formats an amount in the currency's smallest unit: 2900 usd is $29.00. */
export function formatMoney(
  amount: number,
  currency: string,
  currencyDisplay: 'code' | 'symbol' = 'symbol',
): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** 'month', 'year', '3 months'. */
export function formatInterval(interval: string, count: number): string {
  return count === 1 ? interval : `${count} ${interval}s`;
}

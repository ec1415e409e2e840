import type { Currency } from '#db/values/currencies';
import type { MoneyFormat } from './money-format.ts';

/** Sold in whole amounts only. Source: the provider's zero-decimal currencies, and its rule for 'isk'. */
const wholeOnly: readonly Currency[] = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'isk',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
];
/** The provider refuses amounts whose third digit isn't 0, so hundredths lose nothing. */
const threeDigits: readonly Currency[] = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

/** The digits after the decimal point. A table, because browsers and servers disagree on some. */
export function digitsOf(currency: Currency): MoneyFormat['digits'] {
  if (wholeOnly.includes(currency)) return 0;
  return threeDigits.includes(currency) ? 3 : 2;
}

/** Our cents in the smallest unit that the provider counts, such as 100 in a yen. */
export function centsPerUnit(currency: Currency): number {
  // Sold in whole amounts, but counted in hundredths. Source: the provider's special cases.
  if (currency === 'isk') return 1;
  return 100 / 10 ** digitsOf(currency);
}

/** 4950 → '$49.50', or 50 with the sign of the yen. */
export function formatMoney(cents: number, currency: Currency): string {
  return numberFormat(currency).format(cents / 100);
}

export function moneyFormatOf(currency: Currency): MoneyFormat {
  const prefix = formatMoney(0, currency).replace(/[\d.]+/, '');
  return { currency, prefix, digits: digitsOf(currency) };
}

/** 'US dollars', 'Japanese yen' */
export function currencyName(currency: Currency): string {
  const code = currency.toUpperCase();
  if (currency === 'usd') return 'US dollars';
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;
}

const formats = new Map<Currency, Intl.NumberFormat>();

function numberFormat(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const digits = digitsOf(currency);
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(currency, made);
  return made;
}

import * as v from 'valibot';
import { centsFromDecimal, isDecimal, maxCents } from '#db/values/money';
import './messages.ts';

/** The smallest amount that a card can be charged, in US cents. */
export const minChargeCents = 50;
/** The largest amount that the payment provider accepts for a charge, in US cents. */
export const maxChargeCents = 999_999_99;
/** The most that a website may cost per month, or per year in advance, in US cents. */
export const maxPriceCents = 99_999_99;

type Bounds = {
  minCents?: number;
  maxCents?: number;
  /** Say it in other words. By default one sentence names both bounds. */
  tooLow?: string;
  tooHigh?: string;
};

const format = 'Enter an amount like 12.50, with at most two digits after the period';

/** An amount as people write it, "19.9" or 19.9, with at most two decimals, as text. */
export function amountText(bounds: Bounds = {}) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((amount) => String(amount).trim()),
    v.check(
      (text) => problemOf(text, bounds) === null,
      ({ input }) => problemOf(input, bounds) ?? '',
    ),
  );
}

/** The same, read as cents. */
export function amountInput(bounds?: Bounds) {
  return v.pipe(amountText(bounds), v.transform(centsFromDecimal));
}

/** Tells how an amount has to be written, or which amounts are allowed; null: it is one of them. */
function problemOf(text: string, bounds: Bounds): string | null {
  const { minCents = 1, maxCents: most = maxCents } = bounds;
  if (text === '') return 'Required';
  if (!/^-?\d+(\.\d+)?$/.test(text)) return format;
  const cents = isDecimal(text) ? centsFromDecimal(text) : 100 * Number(text);
  if (cents < minCents) return bounds.tooLow ?? rangeOf(minCents, most);
  if (cents > most) return bounds.tooHigh ?? rangeOf(minCents, most);
  return isDecimal(text) ? null : format;
}

function rangeOf(minCents: number, maxCents: number): string {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return `Enter an amount from ${dollars.format(minCents / 100)} to ${dollars.format(maxCents / 100)}`;
}

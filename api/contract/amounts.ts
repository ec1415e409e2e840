import * as v from 'valibot';
import type { Currency } from '#db/values/currencies';
import { centsFromDecimal, isDecimal, maxCents } from '#db/values/money';
import { formatMoney } from './currency.ts';
import './messages.ts';
import { shownMoney, stepOf } from './money-format.ts';

/** By default the smallest amount of the currency, and the most that can be stored. */
type Bounds = {
  /** In cents, of the currency that amounts are entered in. */
  min?: (currency: Currency) => number;
  max?: (currency: Currency) => number;
  /** Say it in other words. By default one sentence names both bounds. */
  tooLow?: (least: string) => string;
  tooHigh?: (most: string) => string;
};

const format = 'Enter an amount like 12.50, with at most two digits after the period';
const wholeFormat = 'Enter a whole amount like 1200, without a period';

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
function problemOf(text: string, { min, max, tooLow, tooHigh }: Bounds): string | null {
  const money = shownMoney();
  const { currency } = money;
  const step = stepOf(money);
  const least = min?.(currency) ?? step;
  const most = max?.(currency) ?? maxCents - (maxCents % step);
  if (text === '') return 'Required';
  if (!/^-?\d+(\.\d+)?$/.test(text)) return step > 1 ? wholeFormat : format;
  const cents = isDecimal(text) ? centsFromDecimal(text) : 100 * Number(text);
  const [from, to] = [formatMoney(least, currency), formatMoney(most, currency)];
  const range = `Enter an amount from ${from} to ${to}`;
  if (cents < least) return tooLow?.(from) ?? range;
  if (cents > most) return tooHigh?.(to) ?? range;
  if (step > 1) return cents % step === 0 ? null : wholeFormat;
  return isDecimal(text) ? null : format;
}

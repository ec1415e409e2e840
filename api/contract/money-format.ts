import type { Currency } from '#db/values/currencies';

/** How amounts look in English: '$' and 2 digits, 'KWD ' with a no-break space and 3. */
export type MoneyFormat = { currency: Currency; prefix: string; digits: 0 | 2 | 3 };

const usDollars: MoneyFormat = { currency: 'usd', prefix: '$', digits: 2 };

let shown = usDollars;

/** The currency that amounts are shown and entered in. */
export function shownMoney(): MoneyFormat {
  return shown;
}

/**
 * Shows and reads amounts in the shop's currency from now on; by default in US dollars. Call it right
 * before a page is rendered: nothing else runs until the page is done. What is charged never depends on
 * it.
 */
export function showMoneyAs(format: MoneyFormat = usDollars): void {
  shown = format;
}

/** The smallest amount that can be charged is a multiple of it, in cents (hundredths). */
export function stepOf({ digits }: Pick<MoneyFormat, 'digits'>): number {
  return digits === 0 ? 100 : 1;
}

/** An amount of the built-in terms in a currency: $160.00 is €160.00, and 16,000 yen. */
export function termsAmount(cents: number, format: Pick<MoneyFormat, 'digits'>): number {
  return cents * stepOf(format);
}

/** Rounds a share of an amount half up to what can be charged. `cents` may be a fraction. */
export function roundMoney(cents: number, format: Pick<MoneyFormat, 'digits'>): number {
  const step = stepOf(format);
  return Math.floor(cents / step + 0.5) * step;
}

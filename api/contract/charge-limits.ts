import type { Currency } from '#db/values/currencies';
import { centsPerUnit } from './currency.ts';

/** The smallest amounts that a card can be charged, in cents. Source: the provider's minimum charges. */
const minimums: Partial<Record<Currency, number>> = {
  usd: 50,
  aed: 2_00,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 15_00,
  dkk: 2_50,
  eur: 50,
  gbp: 30,
  hkd: 4_00,
  huf: 175_00,
  inr: 50,
  jpy: 50_00,
  mxn: 10_00,
  myr: 2_00,
  nok: 3_00,
  nzd: 50,
  pln: 2_00,
  ron: 2_00,
  sek: 3_00,
  sgd: 50,
  thb: 10_00,
};

/** The smallest charge, in cents. Where none is documented: the smallest amount that there is. */
export function minChargeOf(currency: Currency): number {
  return minimums[currency] ?? Math.max(1, centsPerUnit(currency));
}

/** The largest charge, in cents: the provider takes eight digits. */
export function maxChargeOf(currency: Currency): number {
  return Math.floor(99_999_999 * centsPerUnit(currency));
}

/** The most that a website may cost per month, or per year in advance, in cents. */
export function maxPriceOf(currency: Currency): number {
  return Math.floor(9_999_999 * centsPerUnit(currency));
}

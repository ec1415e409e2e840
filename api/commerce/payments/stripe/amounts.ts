import { centsPerUnit } from '#contract/currency';
import { currencies } from '#db/values/currencies';

/** Our cents, hundredths of a currency, in the provider's smallest unit. */
export function toProviderAmount(cents: number, currency: string): number {
  return Math.round(cents / ratioOf(currency));
}

/** An amount in the provider's smallest unit as our cents. It may round a share to thousandths. */
export function toCents(amount: number, currency: string | null | undefined): number {
  return Math.round(amount * ratioOf(currency));
}

/** Of a currency that no shop here has, the provider's number is kept. */
function ratioOf(code: string | null | undefined): number {
  const currency = currencies.find((known) => known === code);
  return currency ? centsPerUnit(currency) : 1;
}

import { formatMoney, MAX_CENTS, minorDigits } from '../money.ts';
import { invalid } from '../protocol/errors.ts';

export function amountTooLarge(currency: string, param: string) {
  const message = `Amount must be no more than ${formatMoney(MAX_CENTS, currency)}`;
  return invalid(message, param, 'amount_too_large');
}

/** Amounts with three decimals must end with a zero. */
export function checkLastDigit(amount: number, currency: string, param: string): void {
  if (minorDigits(currency) < 3 || amount % 10 === 0) return;
  const message = `Invalid amount: ${currency.toLowerCase()} amounts must be evenly divisible by 10.`;
  throw invalid(message, param);
}

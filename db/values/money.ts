/**
 * Money is integer cents in the code, which are hundredths of the currency whatever its own digits are:
 * 500000 are 5,000 yen. In the database and the API it is `decimal(10,2)` text ("5000.00"). Convert
 * between them with these functions only.
 */

const decimal = /^\d{1,8}(\.\d{1,2})?$/;

/** The largest amount that a `decimal(10,2)` column holds, in cents. */
export const maxCents = 99_999_999_99;

/** Whether a text is an amount with at most eight digits before and two after the point. */
export function isDecimal(text: string): boolean {
  return decimal.test(text);
}

/** "199.00" or "199.5" → 19900 or 19950. Throws a RangeError on anything else. */
export function centsFromDecimal(text: string): number {
  if (!isDecimal(text)) throw new RangeError('Not an amount of money with at most two decimals');
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 19900 → "199.00". Throws a RangeError unless given whole cents from 0 to {@link maxCents}. */
export function decimalFromCents(cents: number): string {
  if (!Number.isInteger(cents) || cents < 0 || cents > maxCents) {
    throw new RangeError('Not a whole number of cents that decimal(10,2) can hold');
  }
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/**
 * -500 → "-5.00". Unlike an amount, a sum may be negative or longer. Throws a RangeError unless given
 * a safe integer.
 */
export function sumFromCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Not a whole number of cents');
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

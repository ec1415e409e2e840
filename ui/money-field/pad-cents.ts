/** Dollars as stored in `decimal(10,2)`; a trailing point and decimals are optional. */
const amount = /^(\d{0,8})(?:\.(\d{0,2}))?$/;

/** '49' → '49.00', '49.5' → '49.50'. Returns any other text unchanged. */
export function padCents(typed: string): string {
  const [, dollars = '', cents = ''] = amount.exec(typed) ?? [];
  if (dollars === '' && cents === '') return typed;
  return `${dollars.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}

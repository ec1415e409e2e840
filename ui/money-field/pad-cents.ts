/** Dollars as `decimal(10,2)` keeps them; a lone point and what follows may be left out. */
const amount = /^(\d{0,8})(?:\.(\d{0,2}))?$/;

/** '49' → '49.00', '49.5' → '49.50'. What is no such amount comes back as it was typed. */
export function padCents(typed: string): string {
  const [, dollars = '', cents = ''] = amount.exec(typed) ?? [];
  if (dollars === '' && cents === '') return typed;
  return `${dollars.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}

/** Cents as text, "-5.00" or "123456789.00": a sum may be longer than an amount, or negative. */
export function writeSum(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Digits with at most one point, or nothing: what every browser reads alike. */
const plain = /^(\d+\.?\d*|\.\d+)?$/;

export function isPlainNumber(text: string): boolean {
  return plain.test(text.trim());
}

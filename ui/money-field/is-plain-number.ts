/** Digits with at most one decimal point, or nothing: what all browsers parse the same way. */
const plain = /^(\d+(\.\d*)?|\.\d+)?$/;

export function isPlainNumber(text: string): boolean {
  return plain.test(text.trim());
}

import { isPlainNumber } from './is-plain-number.ts';

/** The text before an insertion, and the inserted text. */
export type InputAttempt = { before: string; inserted: string };

/**
 * The full text someone meant to enter, when the browser accepted only part of it; undefined when
 * it accepted everything. Some browsers don't report what they `taken`: then the value decides.
 */
export function recoverTypedText(
  { before, inserted }: InputAttempt,
  value: string,
  taken: string | null | undefined,
): string | undefined {
  // Some browsers convert full-width digits of East Asian keyboards.
  const normalized = inserted.normalize('NFKC');
  if (taken) return taken === normalized ? undefined : value.replace(taken, () => inserted);
  if (isPlainNumber(normalized) && value.includes(normalized)) return undefined;
  if (value === '' || value === before || !/\d/.test(normalized)) return value + inserted;
  const remaining = normalized.replace(/[^\d.]/g, '');
  if (value.includes(remaining)) return value.replace(remaining, () => inserted);
  return isPlainNumber(normalized) ? undefined : inserted;
}

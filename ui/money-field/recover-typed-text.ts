import { isPlainNumber } from './is-plain-number.ts';

/** What was about to be put into a field. */
export type InputAttempt = { before: string; inserted: string };

/**
 * The whole text as it was meant, once a browser put less into the field than it was given;
 * nothing if all of it arrived. Not every browser says what it has `taken`: then the value is asked.
 */
export function recoverTypedText(
  { before, inserted }: InputAttempt,
  value: string,
  taken: string | null | undefined,
): string | undefined {
  // Some browsers turn the wide digits of East Asian keyboards into plain ones.
  const narrow = inserted.normalize('NFKC');
  if (taken) return taken === narrow ? undefined : value.replace(taken, () => inserted);
  if (isPlainNumber(narrow) && value.includes(narrow)) return undefined;
  if (value === '' || value === before || !/\d/.test(narrow)) return value + inserted;
  const left = narrow.replace(/[^\d.]/g, '');
  if (value.includes(left)) return value.replace(left, () => inserted);
  return isPlainNumber(narrow) ? undefined : inserted;
}

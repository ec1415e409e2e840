import { isPlain } from './is-plain-number.ts';

/** What was about to be put into a field. */
export type Attempt = { before: string; data: string };

/**
 * The whole text as it was meant, once a browser put less into the field than it was given;
 * nothing if all of it arrived. Not every browser says what it has `taken`: then the value is asked.
 */
export function whatWasMeant(
  { before, data }: Attempt,
  value: string,
  taken: string | null | undefined,
): string | undefined {
  // Some browsers turn the wide digits of East Asian keyboards into plain ones.
  const narrow = data.normalize('NFKC');
  if (taken) return taken === narrow ? undefined : value.replace(taken, () => data);
  if (isPlain(narrow) && value.includes(narrow)) return undefined;
  if (value === '' || value === before || !/\d/.test(narrow)) return value + data;
  const left = narrow.replace(/[^\d.]/g, '');
  if (value.includes(left)) return value.replace(left, () => data);
  return isPlain(narrow) ? undefined : data;
}

import * as v from 'valibot';
import './messages.ts';

/** The longest texts that are taken in, in characters. */
export const lengths = {
  name: 200,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5_000,
  reason: 2_000,
  description: 5_000,
  url: 2_048,
} as const;

/** A trimmed text without NUL bytes, which Postgres cannot store. */
export function text(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !value.includes('\0'), 'Invalid input'),
    v.maxLength(max),
  );
}

/** A text that may be absent; null and '' mean the same, and are read as null. */
export function optionalText(max: number) {
  return v.pipe(
    v.nullish(text(max), null),
    v.transform((value) => value || null),
  );
}

/** An amount on the wire: two decimals as text, "199.00". */
export const moneyText = v.pipe(v.string(), v.regex(/^\d{1,8}\.\d{2}$/));

/** An instant on the wire: ISO 8601, UTC, ending in Z. */
export const instantText = v.pipe(v.string(), v.isoTimestamp());

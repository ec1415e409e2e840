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

/** A trimmed text of one line: control characters (line breaks too) have no place in it. */
export function line(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !/\p{Cc}/u.test(value), 'Invalid input'),
    v.maxLength(max),
  );
}

/** A line that may be absent; null and '' mean the same, and are read as null. */
export function optionalLine(max: number) {
  return v.pipe(
    v.nullish(line(max), null),
    v.transform((value) => value || null),
  );
}

/** An amount on the wire: two decimals as text, "199.00". */
export const moneyText = v.pipe(v.string(), v.regex(/^\d{1,8}\.\d{2}$/));

/** An instant on the wire: ISO 8601, UTC, ending in Z. */
export const instantText = v.pipe(v.string(), v.isoTimestamp());

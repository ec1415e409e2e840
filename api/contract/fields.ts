import * as v from 'valibot';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { toAsciiAddress } from './email-address.ts';
import { localPath } from './local-path.ts';
import './messages.ts';

/** The maximum lengths of texts, in characters. */
export const lengths = {
  name: 200,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5_000,
  reason: 2_000,
  description: 5_000,
  url: 2_048,
  legalVersion: 20,
} as const;

/** A trimmed text of one line, without control characters. */
export function line(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !/\p{Cc}/u.test(value), 'Invalid input'),
    v.maxLength(max),
  );
}

/** An optional line; absent, null and '' are read as null. */
export function optionalLine(max: number) {
  return v.pipe(
    v.nullish(line(max), null),
    v.transform((value) => value || null),
  );
}

/** An optional field without a default; null is read as absent. */
export function orAbsent<Schema extends v.GenericSchema>(field: Schema) {
  return v.pipe(
    v.nullish(field),
    v.transform((value) => value ?? undefined),
  );
}

/** A trimmed text of any number of lines. */
export function lines(max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'Invalid input'),
    v.maxLength(max),
  );
}

/** A text that isn't trimmed: a password may begin or end with a space. */
export function verbatim(max: number) {
  return v.pipe(
    v.string(),
    v.check((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'Invalid input'),
    v.maxLength(max),
  );
}

/** Optional lines; absent, null and '' are read as null. */
export function optionalLines(max: number) {
  return v.pipe(
    v.nullish(lines(max), null),
    v.transform((value) => value || null),
  );
}

/**
 * An email address that mail systems deliver to. Its domain is read in ASCII form, and the rest as
 * it was typed.
 */
export function typedEmailAddress(message = 'Invalid email') {
  return v.pipe(
    line(lengths.email),
    v.check((text) => toAsciiAddress(text) !== null, message),
    v.transform((text) => toAsciiAddress(text) ?? text),
  );
}

/** An account's email, trimmed and in lower case, so that lookups find it. */
export function emailAddress(message?: string) {
  return v.pipe(typedEmailAddress(message), v.toLowerCase());
}

/**
 * The address of a link or picture that we show: http, https or a path within this shop. Never
 * another scheme.
 */
export function webAddress() {
  return v.pipe(
    line(lengths.url),
    v.nonEmpty(),
    v.check(
      (address) => address === '' || isWebAddress(address),
      'Enter the full address, starting with https://.',
    ),
  );
}

/** An amount on the wire: two decimals as text, "199.00". */
export const moneyText = v.pipe(v.string(), v.regex(/^\d{1,8}\.\d{2}$/));

/** A sum of amounts on the wire: it can be longer than one amount, and negative. */
export const sumText = v.pipe(v.string(), v.regex(/^-?\d{1,14}\.\d{2}$/));

/** An amount as people write it, "19.9" or 19.9, with at most two decimals; read as cents. */
export function amountInput(belowZero = 'Invalid input') {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((amount) => String(amount).trim()),
    v.check(isDecimal, ({ input }) => {
      if (input === '') return 'Required';
      return isDecimal(input.replace(/^-/, '')) ? belowZero : 'Invalid input';
    }),
    v.transform(centsFromDecimal),
  );
}

/** An instant on the wire: ISO 8601, UTC, ending in Z. */
export const instantText = v.pipe(v.string(), v.isoTimestamp());

/** The answer of an endpoint that has nothing to return. */
export const Done = v.object({ ok: v.literal(true) });
export type Done = v.InferOutput<typeof Done>;

function isWebAddress(address: string): boolean {
  if (localPath(address) !== null) return true;
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);
}

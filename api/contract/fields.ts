import * as v from 'valibot';
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
  taxCode: 10,
  postalCode: 20,
} as const;

/** Nothing that can be seen: spaces, and characters that are drawn as nothing. */
const invisible = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Characters that show the text after them in another order. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text as it is stored: in NFC, and '' where nothing of it can be seen. */
export const storedText = v.pipe(
  v.string(),
  rewrite((text) => (invisible.test(text) ? '' : text.normalize('NFC'))),
);

export function dropDirectionOverrides(text: string): string {
  return text.replace(directionOverrides, '');
}

/** As {@link storedText}, trimmed, and in the order in which it is read. */
export const lineText = v.pipe(storedText, rewrite(dropDirectionOverrides), v.trim());

/** A trimmed text of one line, without control characters. */
export function line(max: number) {
  return v.pipe(
    lineText,
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
    storedText,
    v.trim(),
    v.check((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'Invalid input'),
    v.maxLength(max),
  );
}

/** A text that isn't changed: a password for another system may begin or end with a space. */
export function verbatim(max: number) {
  return v.pipe(
    v.string(),
    rewrite((text) => (invisible.test(text) ? '' : text)),
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

/** A username in lower case. Two that look the same would be taken for one person. */
export function username(message: string) {
  return v.pipe(
    v.string(),
    v.check((name) => !/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name), message),
    line(lengths.name),
    v.toLowerCase(),
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

/** An instant on the wire: ISO 8601, UTC, ending in Z. */
export const instantText = v.pipe(v.string(), v.isoTimestamp());

/** A day on the wire: '2026-01-31'. */
export const dayText = v.pipe(v.string(), v.isoDate());

/** An instant as clients send it, from 1970 to 2199. Its day must exist. */
export const instantInput = v.pipe(
  instantText,
  v.check((text) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
);

/** A day as clients send it, from 1970 to 2199. It must exist. */
export function dayInput(message = 'Invalid input') {
  return v.pipe(v.string(), v.check(isCalendarDay, message));
}

/** The answer of an endpoint that has nothing to return. */
export const Done = v.object({ ok: v.literal(true) });
export type Done = v.InferOutput<typeof Done>;

/** Unlike after `v.transform`, the API's description goes on with the rules that follow. */
function rewrite(change: (text: string) => string): v.BaseTransformation<string, string, never> {
  return {
    kind: 'transformation',
    type: 'rewrite',
    reference: rewrite,
    async: false,
    '~run': (dataset) => ({ ...dataset, value: change(dataset.value) }),
  };
}

/** `Date` reads February 30 as March 2, and Postgres has no year 0. */
function isCalendarDay(text: string): boolean {
  if (!/^(?:19[7-9]|20\d|21\d)\d-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function isWebAddress(address: string): boolean {
  if (localPath(address) !== null) return true;
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);
}

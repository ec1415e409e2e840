import * as v from 'valibot';
import { isDecimal } from '#db/values/money';

/** Sortable kinds of values, as text that the database can parse. */
export const sortKinds = {
  instant: { cast: 'timestamptz', fits: isInstant },
  money: { cast: 'numeric', fits: isDecimal },
  integer: { cast: 'integer', fits: (text: string) => /^\d{1,9}$/.test(text) },
  /** A sum of money in cents, which may be negative. */
  cents: { cast: 'bigint', fits: (text: string) => /^-?\d{1,15}$/.test(text) },
  text: { cast: 'text', fits: (text: string) => !text.includes('\0') },
} as const;
export type SortKind = keyof typeof sortKinds;

/** Sorts after every instant, in place of null. */
export const nullInstant = 'infinity';

/** The end of a page: its sort, the last row's value and that row's id. */
export type Position<Id extends number | string> = { sort: string; value: string; id: Id };

/** Ids of database rows and of rows from other services. */
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
export const textId = v.string();

export function writeCursor({ sort, value, id }: Position<number | string>): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** Null for a cursor that this list did not create for this sort. */
export function readCursor<Id extends number | string>(
  cursor: string,
  sort: string,
  { kind, id: shape }: { kind: SortKind; id: v.GenericSchema<Id> },
): Position<Id> | null {
  const written = v.safeParse(v.tuple([v.string(), v.string(), shape]), parse(cursor));
  if (!written.success) return null;
  const [writtenSort, value, id] = written.output;
  return writtenSort === sort && sortKinds[kind].fits(value) ? { sort, value, id } : null;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

function isInstant(text: string): boolean {
  if (text === nullInstant) return true;
  const at = new Date(text);
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { invalid } from '#api/http/failure';
import type { ListQuery } from '#contract/lists';
import { decimalFromCents, isDecimal } from '#db/values/money';

/** Sortable kinds of values, as text that the database can parse. */
const sortKinds = {
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
type Position<Id extends number | string> = { sort: string; value: string; id: Id };

/** Ids of database rows and of rows from other services. */
export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

export const textId = v.string();

/** A field to sort by. `by` is never null and has an index together with the id. */
export type SortField<Row> = {
  by: SQLWrapper;
  kind: SortKind;
  /** The value in a row that was read. Money is in cents. */
  of(row: Row): Date | string | number | null;
};

export type ListPlan<Row, Field extends string> = {
  id: PgColumn;
  idOf(row: Row): number;
  sorts: Record<Field, SortField<Row>>;
};

/** What a query adds to its own conditions to read one page. `by` is the field of `orderBy`. */
export type Slice = { after: SQL | undefined; by: SQLWrapper; orderBy: SQL[]; limit: number };

/** `next`: the cursor of the next page, if there is one. */
export type Page<Row> = { rows: Row[]; next: string | null };

/**
 * Reads a page by keyset instead of offset, so that late pages are as fast as early ones and no row
 * is repeated or skipped.
 */
export async function readPage<Row, Field extends string>(
  { sort, cursor, limit }: ListQuery<string, Field>,
  { id, idOf, sorts }: ListPlan<Row, Field>,
  read: (slice: Slice) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const [name, direction] = splitSort(sort);
  const { by, kind, of } = sorts[name];
  const isDown = direction === 'desc';
  const orderBy = isDown ? [sql`${by} desc`, sql`${id} desc`] : [sql`${by}`, sql`${id}`];
  const found = await read({
    after: cursor ? after(cursor) : undefined,
    by,
    orderBy,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next =
    last && found.length > limit
      ? writeCursor({ sort, value: textOf(of(last)), id: idOf(last) })
      : null;
  return { rows, next };

  function after(text: string): SQL {
    const position = positionAt(text, sort, { kind, id: rowId });
    const value = sql`${position.value}::${sql.raw(sortKinds[kind].cast)}`;
    return sql`(${by}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${value}, ${position.id}::integer)`;
  }
}

/** Parses a cursor. Throws when it does not belong to this list and sort. */
export function positionAt<Id extends number | string>(
  cursor: string,
  sort: string,
  of: { kind: SortKind; id: GenericSchema<Id> },
): Position<Id> {
  const position = readCursor(cursor, sort, of);
  if (!position) throw invalid([{ path: 'cursor', message: 'Invalid input' }]);
  return position;
}

export function splitSort<Field extends string>(sort: ListQuery<string, Field>['sort']) {
  return sort.split(':') as [Field, 'asc' | 'desc'];
}

function textOf(value: Date | string | number | null): string {
  if (value === null) return nullInstant;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? decimalFromCents(value) : value;
}

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

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GenericSchema } from 'valibot';
import { invalid } from '#api/http/failure';
import type { ListQuery } from '#contract/lists';
import { decimalFromCents } from '#db/values/money';
import {
  nullInstant,
  type Position,
  readCursor,
  rowId,
  type SortKind,
  sortKinds,
  writeCursor,
} from './cursor.ts';

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

import type { Database, SQLQueryBindings } from 'bun:sqlite';
import type { Kind, Kinds } from '../protocol/wire.ts';

/** A condition on the stored JSON. `sql` must be constant, with `?` for outside values. */
export interface Condition {
  sql: string;
  values: SQLQueryBindings[];
}

export interface ListQuery {
  where?: Condition[];
  limit: number;
  startingAfter?: string;
  endingBefore?: string;
}

export interface ListPage<T> {
  data: T[];
  hasMore: boolean;
}

/** Newest first. Returns undefined if the cursor names no object of the kind. */
export function readPage<K extends Kind>(
  database: Database,
  kind: K,
  { where = [], limit, startingAfter, endingBefore }: ListQuery,
): ListPage<Kinds[K]> | undefined {
  // A literal, because partial indexes serve only queries that name the kind.
  const conditions: Condition[] = [{ sql: `kind = '${kind}'`, values: [] }, ...where];
  const cursor = startingAfter ?? endingBefore;
  if (cursor !== undefined) {
    const seq = seqOf(database, kind, cursor);
    if (seq === undefined) return undefined;
    conditions.push({ sql: `seq ${endingBefore === undefined ? '<' : '>'} ?`, values: [seq] });
  }
  const order = endingBefore === undefined ? 'DESC' : 'ASC';
  const sql = conditions.map((condition) => `(${condition.sql})`).join(' AND ');
  const rows = database
    .query<{ body: string }, SQLQueryBindings[]>(
      `SELECT body FROM objects WHERE ${sql} ORDER BY seq ${order} LIMIT ?`,
    )
    .all(...conditions.flatMap(({ values }) => values), limit + 1);
  const data: Kinds[K][] = rows.slice(0, limit).map(({ body }) => JSON.parse(body));
  return {
    data: endingBefore === undefined ? data : data.reverse(),
    hasMore: rows.length > limit,
  };
}

function seqOf(database: Database, kind: Kind, id: string): number | undefined {
  return database
    .query<{ seq: number }, [string, string]>('SELECT seq FROM objects WHERE id = ? AND kind = ?')
    .get(id, kind)?.seq;
}

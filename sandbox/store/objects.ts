import type { Database, SQLQueryBindings } from 'bun:sqlite';
import type { AnyObject, Kind, Kinds } from '../protocol/wire.ts';
import { type Condition, type ListPage, type ListQuery, readPage } from './list-page.ts';

export interface Objects {
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** Finds an object of any kind. */
  lookUp(id: string): AnyObject | undefined;
  page<K extends Kind>(kind: K, query: ListQuery): ListPage<Kinds[K]> | undefined;
  /** Open sessions past their expiration time. */
  overdueSessions(now: number): Kinds['checkout.session'][];
  insert<K extends Kind>(kind: K, object: Kinds[K], internals?: object): Kinds[K];
  replace<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K];
  /** Data stored with an object that is never returned by the API. */
  internals<T extends object>(id: string): T | undefined;
  setInternals(id: string, internals: object): void;
  remove(id: string): void;
  removeAll(kind: Kind, where: Condition[]): void;
}

interface Row {
  body: string;
}

export function createObjects(database: Database): Objects {
  const select = database.query<Row, [string, string]>(
    'SELECT body FROM objects WHERE id = ? AND kind = ?',
  );
  const selectAny = database.query<Row, [string]>('SELECT body FROM objects WHERE id = ?');
  const overdue = database.query<Row, [number]>(
    `SELECT body FROM objects INDEXED BY sessions_by_expiry
     WHERE kind = 'checkout.session' AND json_extract(body, '$.status') = 'open'
       AND json_extract(body, '$.expires_at') <= ?
     ORDER BY json_extract(body, '$.expires_at') LIMIT 100`,
  );
  const add = database.query<null, [string, string, number, string, string | null]>(
    'INSERT INTO objects (id, kind, created, body, hidden) VALUES (?, ?, ?, ?, ?)',
  );
  const update = database.query<null, [string, string]>('UPDATE objects SET body = ? WHERE id = ?');
  const selectHidden = database.query<{ hidden: string | null }, [string]>(
    'SELECT hidden FROM objects WHERE id = ?',
  );
  const updateHidden = database.query<null, [string, string]>(
    'UPDATE objects SET hidden = ? WHERE id = ?',
  );
  const drop = database.query<null, [string]>('DELETE FROM objects WHERE id = ?');

  return {
    get: (kind, id) => read(select.get(id, kind)),
    lookUp: (id) => read(selectAny.get(id)),
    page: (kind, query) => readPage(database, kind, query),
    overdueSessions: (now) => overdue.all(now).map(({ body }) => JSON.parse(body)),
    insert(kind, object, internals) {
      const kept = internals === undefined ? null : JSON.stringify(internals);
      // Discounts have a start instead, and settings neither.
      const created = 'created' in object ? object.created : 'start' in object ? object.start : 0;
      add.run(idOf(object), kind, created, JSON.stringify(object), kept);
      return object;
    },
    replace(_kind, object) {
      update.run(JSON.stringify(object), idOf(object));
      return object;
    },
    internals(id) {
      const text = selectHidden.get(id)?.hidden;
      return text ? JSON.parse(text) : undefined;
    },
    setInternals(id, internals) {
      updateHidden.run(JSON.stringify(internals), id);
    },
    remove(id) {
      drop.run(id);
    },
    removeAll(kind, where) {
      const conditions = [{ sql: 'kind = ?', values: [kind] }, ...where];
      const sql = conditions.map((condition) => condition.sql).join(' AND ');
      database
        .query<null, SQLQueryBindings[]>(`DELETE FROM objects WHERE ${sql}`)
        .run(...conditions.flatMap(({ values }) => values));
    },
  };
}

/** Settings exist once, under the name of their kind. */
function idOf(object: AnyObject): string {
  return 'id' in object ? object.id : object.object;
}

/** Safe because `insert` and `replace` are the only writers of `body`. */
function read<T>(row: Row | null): T | undefined {
  return row === null ? undefined : JSON.parse(row.body);
}

import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** A connection or a transaction, to either kind of Postgres. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Channel = 'catalog' | 'orders' | 'admins';

/** How a library with SQL of its own reaches the same database. */
export type Engine = { kind: 'embedded'; client: PGlite } | { kind: 'server'; url: string };

export interface Database {
  db: Db;
  engine: Engine;
  /** Calls back after a commit that announced something on the channel, in whichever process. */
  listen(channel: Channel, onNotice: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** A connection or a transaction, of the embedded database or a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What happens to the schema when a database is opened. */
export type Prepare = (db: Db) => Promise<unknown>;

export type Channel = 'catalog' | 'orders' | 'admins' | 'webhooks';

/** The underlying database, for libraries that run their own SQL. */
export type Engine = { kind: 'embedded'; client: PGlite } | { kind: 'server'; url: string };

export interface Database {
  db: Db;
  engine: Engine;
  /** Calls back after a commit that notified the channel, in any process. */
  listen(channel: Channel, onNotice: (payload: string) => void): Promise<void>;
  /** Rejects unless a notification arrives on every channel that is listened to. */
  probeListeners(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

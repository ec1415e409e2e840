import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Prepare } from './client.ts';
import { createListeners } from './listeners.ts';
import { migrate } from './migrate.ts';
import { Client, createPool } from './pool.ts';
import * as schema from './schema/index.ts';

export type PostgresOptions = {
  /**
   * The database itself, if the URL is a connection pooler in transaction mode. It is used for what
   * needs a connection of its own: migrations, notifications and jobs.
   */
  directUrl?: string | undefined;
  /** Connections for queries. */
  poolSize?: number;
  connectTimeoutMs?: number;
  /** How long a query may take, and how long it may wait for a lock. 0: no limit. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
};

type Options = PostgresOptions & {
  /** Migrates the database, or throws if it isn't migrated. Default: migrates. */
  prepare?: Prepare;
};

/** Connects to the Postgres at a URL and runs the migrations. */
export async function openPostgres(
  url: string,
  { directUrl, prepare = migrate, ...limits }: Options = {},
): Promise<Database> {
  const { poolSize = 10, connectTimeoutMs = 5000, statementTimeoutMs = 0, lockTimeoutMs } = limits;
  const answerTimeoutMs = statementTimeoutMs && statementTimeoutMs + connectTimeoutMs;
  const common = { connectTimeoutMs, answerTimeoutMs };
  const ownUrl = directUrl ?? url;
  await prepareDatabase(ownUrl, prepare, connectTimeoutMs);
  const settings = {
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
  };
  // A pooler refuses settings of a session, and says nothing of the server behind it.
  const own = directUrl ? common : { ...common, settings, primaryOnly: true };
  const pool = createPool(url, poolSize, own);
  const listeners = createListeners({
    connect: () => new Client(ownUrl, { ...common, primaryOnly: true }),
    notify: (channel, payload) => pool.query('select pg_notify($1, $2)', [channel, payload]),
  });
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    engine: { kind: 'server', url: ownUrl },
    listen: listeners.listen,
    probeListeners: listeners.probe,
    async close() {
      await Promise.all([pool.end(), listeners.close()]);
    },
  };
}

async function prepareDatabase(
  url: string,
  prepare: Prepare,
  connectTimeoutMs: number,
): Promise<void> {
  const client = new Client(url, { connectTimeoutMs, primaryOnly: true });
  // Warnings of migrations, such as a missing extension.
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') console.warn(message);
  });
  try {
    await client.connect();
    await prepare(drizzle(client, { schema, casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}

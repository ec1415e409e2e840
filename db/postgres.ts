import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database, Prepare } from './client.ts';
import { createListeners } from './listeners.ts';
import { migrate } from './migrate.ts';
import { extendWithRepeated } from './repeated-statements.ts';
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

type Limits = Pick<PostgresOptions, 'statementTimeoutMs' | 'connectTimeoutMs'>;

type Options = PostgresOptions & {
  /** Migrates the database, or throws if it isn't migrated. Default: migrates. */
  prepare?: Prepare;
};

/** When an idle connection is first tested. Without an answer it is closed ten seconds later. */
const keepAliveSeconds = 10;

// By default the pauses grow to 20 seconds, for which callers would wait.
const backoff = (losses: number) => Math.min(3 ** losses / 100, 0.5);

/**
 * A machine that vanished closes nothing, and TCP waits for it for a quarter of an hour. A connection
 * that is silent for longer than a query may take is closed, so that its queries fail.
 */
function silenceLimit({ statementTimeoutMs, connectTimeoutMs }: Required<Limits>) {
  const ms = statementTimeoutMs && statementTimeoutMs + connectTimeoutMs;
  return { answer_timeout: ms / 1000 };
}

/**
 * During a failover, connections reach servers that aren't the primary yet, or no longer. Such a
 * connection would refuse every write and `LISTEN` for as long as it is open, so it is closed.
 */
const primaryOnly = { target_session_attrs: 'primary' } as const;

/** A pooler in transaction mode loses prepared statements. */
const pooled = { prepare: false };

/**
 * Sent ahead on a busy connection, a query would wait for the one before it, and for its locks, while
 * other connections are free. PgBouncer 1.18 also gives a connection to another client as soon as it
 * is answered, and drops the answers to what was sent ahead.
 */
const oneAtATime = { max_pipeline: 0 };

/**
 * The driver binds a query again if its prepared statement is out of date, with the values that it
 * has made text by then. Its own serializer would make `'t'` false.
 */
const boolean: postgres.PostgresType<boolean> = {
  to: 16,
  from: [16],
  serialize: (value: unknown) => (value === true || value === 't' ? 't' : 'f'),
  parse: (text: string) => text === 't',
};

/** Connects to the Postgres at a URL and runs the migrations. */
export async function openPostgres(
  url: string,
  { directUrl, prepare = migrate, ...limits }: Options = {},
): Promise<Database> {
  const { poolSize = 10, connectTimeoutMs = 5000, statementTimeoutMs = 0 } = limits;
  const common = {
    ...{ onnotice: () => {}, backoff, keep_alive: keepAliveSeconds },
    connect_timeout: connectTimeoutMs / 1000,
  };
  const direct = { ...common, ...primaryOnly };
  const limited = silenceLimit({ statementTimeoutMs, connectTimeoutMs });
  const ownUrl = directUrl ?? url;
  await prepareDatabase(ownUrl, prepare, direct);
  const sql = postgres(url, {
    max: poolSize,
    types: { boolean },
    ...limited,
    ...oneAtATime,
    // A pooler refuses settings of a session.
    ...(directUrl ? { ...common, ...pooled } : { ...direct, connection: sessionSettings(limits) }),
  });
  const statements = directUrl ? undefined : extendWithRepeated(sql);
  const listeners = createListeners({
    url: ownUrl,
    settings: { ...direct, ...limited },
    sender: sql,
  });
  return {
    db: drizzle(sql, { schema, casing: 'snake_case' }),
    engine: { kind: 'server', url: ownUrl },
    listen: listeners.listen,
    async probeListeners(timeoutMs) {
      await listeners.probe(timeoutMs);
      // A pooler that loses prepared statements also loses notifications.
      statements?.start();
    },
    async close() {
      await Promise.all([sql.end({ timeout: 5 }), listeners.close()]);
    },
  };
}

function sessionSettings({ statementTimeoutMs, lockTimeoutMs }: PostgresOptions) {
  return {
    ...(statementTimeoutMs !== undefined && { statement_timeout: toSetting(statementTimeoutMs) }),
    ...(lockTimeoutMs !== undefined && { lock_timeout: toSetting(lockTimeoutMs) }),
  };
}

/** The driver leaves out a 0, but sends '0'. Its types only know numbers. */
function toSetting(ms: number): number {
  return String(ms) as unknown as number;
}

async function prepareDatabase(
  url: string,
  prepare: Prepare,
  common: postgres.Options<Record<string, never>>,
): Promise<void> {
  const connection = postgres(url, { ...common, max: 1, onnotice: showWarning });
  try {
    await prepare(drizzle(connection, { schema, casing: 'snake_case' }));
  } finally {
    await connection.end({ timeout: 5 });
  }
}

/** Prints warnings of migrations, such as a missing extension, but no notices. */
function showWarning({ severity, message }: postgres.Notice): void {
  if (severity === 'WARNING') console.warn(message);
}

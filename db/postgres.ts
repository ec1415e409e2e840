import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database, Prepare } from './client.ts';
import { createListeners } from './listeners.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';

const common = {
  onnotice: () => {},
  connect_timeout: 5,
  // By default the pauses grow to 20 seconds, for which callers would wait.
  backoff: (losses: number) => Math.min(3 ** losses / 100, 0.5),
} as const;

type Options = {
  /** Migrates the database, or throws if it isn't migrated. Default: migrates. */
  prepare?: Prepare;
};

/** Connects to the Postgres at a URL and runs the migrations. */
export async function openPostgres(
  url: string,
  { prepare = migrate }: Options = {},
): Promise<Database> {
  await prepareDatabase(url, prepare);
  const sql = postgres(url, { ...common, max: 10 });
  const listeners = createListeners({ url, settings: common, sender: sql });
  return {
    db: drizzle(sql, { schema, casing: 'snake_case' }),
    engine: { kind: 'server', url },
    listen: listeners.listen,
    probeListeners: listeners.probe,
    async close() {
      await Promise.all([sql.end({ timeout: 5 }), listeners.close()]);
    },
  };
}

async function prepareDatabase(url: string, prepare: Prepare): Promise<void> {
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

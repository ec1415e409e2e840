import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './client.ts';
import { migrations } from './migrate.ts';
import * as schema from './schema/index.ts';

/** Any number, the same in every process: only one of them migrates at a time. */
const migrationLock = 7_041_776;

/** Opens the Postgres behind a URL and brings its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  const options = { onnotice: () => {}, connect_timeout: 10 } as const;
  await bringUpToDate(url);
  const sql = postgres(url, { ...options, max: 10 });
  return {
    db: drizzle(sql, { schema, casing: 'snake_case' }),
    engine: { kind: 'server', url },
    async listen(channel, onNotice) {
      // After a lost connection anything may have changed unheard: that counts as a notice.
      await sql.listen(channel, onNotice, () => onNotice(''));
    },
    close: () => sql.end({ timeout: 5 }),
  };

  async function bringUpToDate(target: string) {
    const connection = postgres(target, { ...options, max: 1, onnotice: showWarning });
    try {
      await connection`select pg_advisory_lock(${migrationLock})`;
      await migrate(drizzle(connection, { schema, casing: 'snake_case' }), migrations);
    } finally {
      await connection.end({ timeout: 5 });
    }
  }
}

/** What a migration could not have; its mere notices tell of nothing. */
function showWarning({ severity, message }: postgres.Notice): void {
  if (severity === 'WARNING') console.warn(message);
}

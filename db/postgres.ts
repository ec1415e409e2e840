import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';

const common = {
  onnotice: () => {},
  connect_timeout: 5,
  // The driver's own pauses grow to 20 seconds, which a caller would wait for.
  backoff: (losses: number) => Math.min(3 ** losses / 100, 0.5),
} as const;

/** Opens the Postgres behind a URL and brings its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  await bringUpToDate(url);
  const sql = postgres(url, { ...common, max: 10 });
  const listeners: postgres.Sql[] = [];
  return {
    db: drizzle(sql, { schema, casing: 'snake_case' }),
    engine: { kind: 'server', url },
    async listen(channel, onNotice) {
      // A connection of its own: while the server is away, the driver would queue the other
      // channels of a shared one again at every attempt.
      const listener = postgres(url, { ...common, max: 1, backoff: () => 0.5 });
      listeners.push(listener);
      // After a lost connection anything may have changed unheard: that counts as a notice.
      await listener.listen(channel, onNotice, () => onNotice(''));
    },
    async close() {
      await Promise.all([sql, ...listeners].map((client) => client.end({ timeout: 5 })));
    },
  };
}

async function bringUpToDate(url: string): Promise<void> {
  const connection = postgres(url, { ...common, max: 1, onnotice: showWarning });
  try {
    await migrate(drizzle(connection, { schema, casing: 'snake_case' }));
  } finally {
    await connection.end({ timeout: 5 });
  }
}

/** What a migration could not have; its mere notices tell of nothing. */
function showWarning({ severity, message }: postgres.Notice): void {
  if (severity === 'WARNING') console.warn(message);
}

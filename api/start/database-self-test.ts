import { sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import type { PostgresOptions } from '#db/postgres';

/** A notification arrives in milliseconds. */
const timeoutMs = 3000;

/**
 * Finds what a connection pooler between the shop and its database takes away. Each sentence says
 * what doesn't work and what to set. Call it after the shop has begun to listen.
 */
export async function findPoolerProblems(
  { db, engine, probeListeners }: Pick<Database, 'db' | 'engine' | 'probeListeners'>,
  { directUrl, statementTimeoutMs = 0, lockTimeoutMs = 0 }: PostgresOptions,
): Promise<string[]> {
  if (engine.kind === 'embedded') return [];
  // Throws if a pooler refuses the settings of a session.
  const isSet = await readTimeouts(db);
  const hears = await probeListeners(timeoutMs).then(
    () => true,
    () => false,
  );
  const problems = hears ? [] : [directUrl ? otherDatabase : noNotifications];
  if (!directUrl) return problems;
  const settings = [
    ['DATABASE_STATEMENT_TIMEOUT', 'statement_timeout', statementTimeoutMs],
    ['DATABASE_LOCK_TIMEOUT', 'lock_timeout', lockTimeoutMs],
  ] as const;
  for (const [setting, name, wantedMs] of settings) {
    if (isSet.get(name) !== wantedMs) problems.push(describeTimeout(setting, name, wantedMs));
  }
  return problems;
}

const noNotifications =
  'Database notifications aren’t arriving: changes of the catalog, payments and live updates reach other processes late or never. If DATABASE_URL is a connection pooler, set DATABASE_DIRECT_URL to the database itself.';

const otherDatabase =
  'Database notifications aren’t arriving: those sent through DATABASE_URL don’t reach DATABASE_DIRECT_URL. Check that both point to the same database.';

function describeTimeout(setting: string, name: string, wantedMs: number): string {
  return `${setting} has no effect on connections of the pooler. Set ${name} there, for PgBouncer with connect_query = 'set ${name} = ${wantedMs}', or for the database's role.`;
}

async function readTimeouts(db: Database['db']): Promise<Map<string, number>> {
  const rows = await db
    .select({ name: sql<string>`name`, ms: sql`setting`.mapWith(Number) })
    .from(sql`pg_settings`)
    .where(sql`name in ('statement_timeout', 'lock_timeout')`);
  return new Map(rows.map(({ name, ms }) => [name, ms]));
}

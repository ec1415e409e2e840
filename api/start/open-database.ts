import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BunFile } from 'bun';
import { sql } from 'drizzle-orm';
import { places } from '#api/pages/sources';
import type { Settings } from '#api/platform/settings';
import type { Database, Prepare } from '#db/client';
import { lockFolder } from '#db/folder-lock';
import { assertMigrated, migrate } from '#db/migrate';
import type { PostgresOptions } from '#db/postgres';

/** A notification arrives in milliseconds. */
const timeoutMs = 3000;

const noNotifications =
  'Database notifications aren’t arriving: changes of the catalog, payments and live updates reach other processes late or never. If DATABASE_URL is a connection pooler, set DATABASE_DIRECT_URL to the database itself.';

const otherDatabase =
  'Database notifications aren’t arriving: those sent through DATABASE_URL don’t reach DATABASE_DIRECT_URL. Check that both point to the same database.';

/** Migrates a database that is opened, or refuses one that isn't migrated. */
export function prepareFor({ autoMigrate }: Pick<Settings, 'autoMigrate'>): Prepare {
  return autoMigrate ? migrate : assertMigrated;
}

type Options = {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'postgres'>;
  prepare: Prepare;
  say: (line: string) => void;
  /** What to call, in reverse order, when the shop stops. */
  closing: (() => unknown)[];
};

/** Opens the configured database: the Postgres at a URL, or the embedded one in the data folder. */
export async function openDatabase(options: Options): Promise<Database> {
  const { prepare, say, closing } = options;
  const { databaseUrl, dataDir, postgres } = options.settings;
  const open = databaseUrl
    ? () => openServer(databaseUrl, { ...postgres, prepare })
    : () => openFolder(dataDir, prepare);
  if (!databaseUrl) {
    closing.push(lockFolder(resolve(dataDir)));
    say(`Opening the embedded database in ${resolve(dataDir)}`);
  }
  const database = await open();
  closing.push(() => database.close());
  return database;
}

async function openServer(
  url: string,
  options: PostgresOptions & { prepare: Prepare },
): Promise<Database> {
  const { openPostgres } = await import('#db/postgres');
  return openPostgres(url, options);
}

async function openFolder(dataDir: string, prepare: Prepare): Promise<Database> {
  const folder = join(resolve(dataDir), 'postgres');
  mkdirSync(folder, { recursive: true });
  const { openEmbedded } = await import('#db/embedded');
  return openEmbedded({ folder, prepare, snapshot: newDatabaseFor(folder) });
}

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

/**
 * An embedded database without tables, for a folder that has none yet. Postgres takes seconds and a
 * gigabyte to make one, which would be the most memory that a shop ever needs.
 */
export function newDatabaseFor(folder: string): BunFile | undefined {
  const file = packedFile();
  return existsSync(file) && !existsSync(join(folder, 'PG_VERSION')) ? Bun.file(file) : undefined;
}

/** Makes it with the build, unless it is there. */
export async function packNewDatabase(): Promise<void> {
  const file = packedFile();
  if (existsSync(file)) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  await Bun.write(unfinished, await database.dumpDataDir('gzip'));
  renameSync(unfinished, file);
  await database.close();
}

/** Named by the version that made it, because another one may not read it. */
function packedFile(): string {
  const { dependencies } = JSON.parse(readFileSync(join(places.root, 'package.json'), 'utf8'));
  return join(places.root, `.build/new-database-${dependencies['@electric-sql/pglite']}.tar.gz`);
}

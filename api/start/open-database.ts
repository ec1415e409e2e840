import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '#api/platform/settings';
import type { Database, Prepare } from '#db/client';
import { lockFolder } from '#db/folder-lock';
import { assertMigrated, migrate } from '#db/migrate';
import type { PostgresOptions } from '#db/postgres';
import { newDatabaseFor } from './new-database.ts';

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

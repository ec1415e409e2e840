import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '#api/platform/settings';
import type { Database } from '#db/client';
import { lockFolder } from '#db/folder-lock';

type Options = {
  settings: Settings;
  say: (line: string) => void;
  /** What to call, in reverse order, when the shop stops. */
  closing: (() => unknown)[];
};

/** Opens the configured database: the Postgres at a URL, or the embedded one in the data folder. */
export async function openDatabase({ settings, say, closing }: Options): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  const open = databaseUrl ? () => openServer(databaseUrl) : () => openFolder(dataDir);
  if (!databaseUrl) {
    closing.push(lockFolder(resolve(dataDir)));
    say(`Opening the embedded database in ${resolve(dataDir)}`);
  }
  const database = await open();
  closing.push(() => database.close());
  return database;
}

async function openServer(url: string): Promise<Database> {
  const { openPostgres } = await import('#db/postgres');
  return openPostgres(url);
}

async function openFolder(dataDir: string): Promise<Database> {
  const folder = join(resolve(dataDir), 'postgres');
  mkdirSync(folder, { recursive: true });
  const { openEmbedded } = await import('#db/embedded');
  return openEmbedded({ folder });
}

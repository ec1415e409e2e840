import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Failure } from '#api/http/failure';
import { directUrlOf, type Settings } from '#api/platform/settings';
import { FolderInUse, lockFolder } from '#db/folder-lock';
import { callControl } from '../control.ts';
import { type Dump, dumpEmbedded } from './dump-embedded.ts';
import { dumpServer } from './dump-server.ts';

/** Writes the shop’s database into a file, whether or not the shop is running. */
export async function dumpDatabase(
  settings: Settings,
  path: string,
  signal?: AbortSignal,
): Promise<Dump> {
  const databaseUrl = directUrlOf(settings);
  if (databaseUrl) return dumpServer(databaseUrl, path, signal);
  const folder = resolve(settings.dataDir);
  const nothing = new Failure('not_found', `There is no shop in ${folder}. Check DATA_DIR.`);
  if (!existsSync(folder)) throw nothing;
  let release: () => void;
  try {
    release = lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return dumpInShop(folder, path, error);
  }
  try {
    if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) throw nothing;
    // Not opened as the shop does, because a backup must not run migrations.
    const dataDir = join(folder, 'postgres');
    const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    return await dumpEmbedded(client, path).finally(() => client.close());
  } finally {
    release();
  }
}

/** Only the process that has the embedded database open can read it. */
async function dumpInShop(folder: string, path: string, inUse: FolderInUse): Promise<Dump> {
  const answer = await callControl(folder, 'backup:database', { path });
  if (!answer) throw inUse;
  if ('refused' in answer) throw new Failure('conflict', answer.refused);
  return JSON.parse(answer.said);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/client';
import { openEmbedded } from '#db/embedded';
import { openPostgres } from '#db/postgres';
import { openTestDatabase } from '#db/testing/database';

export type DatabaseLocation = { url: string } | { folder: string };

export type PersistentDatabase = {
  place: DatabaseLocation;
  /** Opens the database. Close it before another process opens it. */
  open(): Promise<Database>;
  remove(): Promise<void>;
};

export function openDatabaseAt(place: DatabaseLocation): Promise<Database> {
  return 'url' in place ? openPostgres(place.url) : openEmbedded({ folder: place.folder });
}

/** A database that outlives a process: a folder, or one on the server of DATABASE_URL. */
export async function createPersistentDatabase(): Promise<PersistentDatabase> {
  const database = await openTestDatabase();
  if (database.engine.kind === 'server') {
    const place = { url: database.engine.url };
    return { place, open: () => openDatabaseAt(place), remove: () => database.close() };
  }
  const packed = await database.engine.client.dumpDataDir('none');
  await database.close();
  const folder = mkdtempSync(join(tmpdir(), 'lasting-'));
  await (await openEmbedded({ folder, snapshot: packed })).close();
  return {
    place: { folder },
    open: () => openDatabaseAt({ folder }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

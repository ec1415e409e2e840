import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BunFile } from 'bun';
import { places } from '#api/pages/places';

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

import { afterAll, beforeAll } from 'bun:test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, migrations } from '../migrate.ts';
import * as schema from '../schema/index.ts';

/** A file's database as of before a migration, named without its number: 'security_log'. */
export function databaseBefore(name: string): () => PGlite {
  let database: PGlite | undefined;
  beforeAll(async () => {
    database = await openDatabaseBefore(name);
  }, 60_000);
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is not open yet');
    return database;
  };
}

async function openDatabaseBefore(name: string): Promise<PGlite> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations.migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
    const place = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
    if (place < 0) throw new Error(`There is no migration ${name}`);
    const entries = journal.entries.slice(0, place);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    const database = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle(database, { schema }), { folder: { migrationsFolder: folder } });
    return database;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Applies that migration and all later ones. */
export async function applyRemainingMigrations(database: PGlite): Promise<void> {
  await migrate(drizzle(database, { schema }));
}

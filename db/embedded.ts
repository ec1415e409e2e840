import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Prepare } from './client.ts';
import { datesAsText, forDrizzle } from './dates-as-text.ts';
import { migrate } from './migrate.ts';
import { reuseStatements } from './reuse-statements.ts';
import * as schema from './schema/index.ts';

/**
 * Opens the embedded Postgres in a folder, or in memory, and runs the migrations. Only one process
 * may use a folder: take its lock first.
 *
 * @param snapshot a packed data folder that an empty folder starts from
 */
export async function openEmbedded(
  options: { folder?: string; snapshot?: Blob | undefined; prepare?: Prepare } = {},
): Promise<Database & { engine: { client: PGlite } }> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    parsers: datesAsText,
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
  });
  reuseStatements(client);
  // Each execution is planned for its values: a plan for all would stay when the tables have grown.
  await client.exec('set plan_cache_mode = force_custom_plan');
  const database = onClient(client);
  try {
    await (options.prepare ?? migrate)(database.db);
  } catch (error) {
    await client.close();
    throw error;
  }
  return database;
}

/** The database of an open client. */
export function onClient(client: PGlite): Database & { engine: { client: PGlite } } {
  return {
    db: drizzle(forDrizzle(client), { schema, casing: 'snake_case' }),
    engine: { kind: 'embedded', client },
    async listen(channel, onNotice) {
      await client.listen(channel, onNotice);
    },
    // The same connection sends and hears.
    probeListeners: async () => {},
    close: () => client.close(),
  };
}

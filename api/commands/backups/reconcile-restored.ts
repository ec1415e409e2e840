import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Settings } from '#api/platform/settings';
import { openEmbedded } from '#db/embedded';
import { lockFolder } from '#db/folder-lock';
import { openPostgres } from '#db/postgres';
import { openCommandMail, openReconciliation } from '../open-command-mail.ts';
import { findLosses, type Losses } from './find-losses.ts';
import { settleSql } from './settle-sql.ts';

/**
 * Opens a restored shop’s database, reconciles it with the provider and counts what came since.
 * `isRecovered`: Postgres itself restored it, so its numbers haven’t been advanced yet.
 */
export async function reconcileRestored(
  settings: Settings,
  { isRecovered = false } = {},
): Promise<Losses> {
  const { databaseUrl } = settings;
  const dataDir = resolve(settings.dataDir);
  const release = databaseUrl ? () => {} : lockFolder(dataDir);
  try {
    const database = databaseUrl
      ? await openPostgres(databaseUrl, settings.postgres)
      : await openEmbedded({ folder: join(dataDir, 'postgres') });
    try {
      if (isRecovered) await database.db.execute(sql.raw(settleSql));
      const mail = openCommandMail(settings, database.db);
      const { reconciliation, provider, close } = await openReconciliation(
        settings,
        database,
        mail,
      );
      return await findLosses({ db: database.db, provider, reconciliation }).finally(close);
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

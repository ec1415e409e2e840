import { PgBoss } from 'pg-boss';
import type { Database } from '#db/client';
import { MigrationRefused, migrationsPending } from '#db/migrate';
import { createEngineConnection } from './engine.ts';

/** Creates or updates the schema of pg-boss, without running jobs. */
export async function migrateJobs({ engine }: Pick<Database, 'engine'>): Promise<void> {
  const boss = new PgBoss({ ...createEngineConnection(engine), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Rethrows what pg-boss says if it may neither create nor update its schema. */
export function explainMissingSchema(error: unknown): never {
  const isBehind =
    error instanceof Error && /not installed|requires migrations/.test(error.message);
  throw isBehind ? new MigrationRefused(migrationsPending) : error;
}

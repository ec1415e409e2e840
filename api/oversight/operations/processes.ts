import { asc, desc, isNull, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { ProcessesState } from '#contract/operations';
import type { Db } from '#db/client';
import { nameOfMigration } from '#db/migration-names';
import { processes } from '#db/schema/processes';
import { heartbeatMs } from './heartbeat.ts';

/** Three missed reports. */
const silentAfterMs = 3 * heartbeatMs;

/** The processes that run, and those of the last day that ended without saying so. */
export async function readProcesses(db: Db, now: Clock): Promise<ProcessesState> {
  const rows = await db
    .select()
    .from(processes)
    .where(isNull(processes.stoppedAt))
    .orderBy(desc(processes.seenAt), asc(processes.id));
  const aliveSince = now().getTime() - silentAfterMs;
  return {
    schemaVersion: await readSchemaVersion(db),
    processes: rows.map(({ id, role, release, schemaVersion, startedAt, seenAt }) => ({
      id,
      role,
      release,
      schemaVersion,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isAlive: seenAt.getTime() >= aliveSince,
    })),
  };
}

async function readSchemaVersion(db: Db): Promise<string> {
  const [newest] = await db
    .select({ at: sql`max(created_at)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return newest ? nameOfMigration(newest.at) : '';
}

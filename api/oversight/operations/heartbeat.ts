import { asc, desc, isNull, lt, sql } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Clock } from '#api/platform/clock';
import type { ProcessesState } from '#contract/operations';
import type { Db } from '#db/client';
import { nameOfMigration, newestMigration } from '#db/migration-names';
import { processes } from '#db/schema/processes';
import type { Role } from '#db/values/enumerations';
import type { ProviderOutcome } from './provider-calls.ts';

export const heartbeatMs = 15_000;
/** How long ended processes are remembered. */
const keepMs = 24 * 60 * 60 * 1000;

type Options = {
  db: Db;
  role: Role;
  release: string;
  providerCalls: () => ProviderOutcome;
  now: Clock;
  log: Log;
  everyMs?: number;
};

/** Reports regularly that this process runs, until it is stopped. */
export async function startHeartbeat(options: Options) {
  const { db, role, release, providerCalls, now, log, everyMs = heartbeatMs } = options;
  const id = crypto.randomUUID();
  const schemaVersion = newestMigration();
  const startedAt = now();
  await db.delete(processes).where(lt(processes.seenAt, new Date(startedAt.getTime() - keepMs)));
  await beat();
  const timer = setInterval(() => beat(), everyMs);
  timer.unref();

  return {
    id,
    beat,
    async stop(): Promise<void> {
      clearInterval(timer);
      await beat(now());
    },
  };

  /** Inserts its row again if a backup of the database was restored. */
  async function beat(stoppedAt: Date | null = null): Promise<void> {
    const report = { seenAt: now(), stoppedAt, ...providerCalls() };
    await db
      .insert(processes)
      .values({ id, role, release, schemaVersion, startedAt, ...report })
      .onConflictDoUpdate({ target: processes.id, set: report })
      .catch((error) => log(`heartbeat: ${formatError(error)}`, { level: 'warn' }));
  }
}

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

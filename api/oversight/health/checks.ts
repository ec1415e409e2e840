import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Worker } from '#api/platform/jobs/jobs';
import type { Database, Db } from '#db/client';
import type { ReadinessChecks } from './readiness.ts';

/** Room for a few uploads and the database's next file. */
const minFreeBytes = 64 * 1024 * 1024;

/** Less than the check's own timeout, so that the log names the channel. */
const notificationTimeoutMs = 1500;

type Dependencies = {
  database: Pick<Database, 'db' | 'probeListeners'>;
  jobs: Pick<Worker, 'assertRunning'>;
  /** An existing folder. */
  dataDir: string;
};

export function createChecks({ database, jobs, dataDir }: Dependencies): ReadinessChecks {
  // Several processes can share the folder.
  const probe = join(dataDir, `.${crypto.randomUUID()}.part`);
  return {
    database: () => assertWritable(database.db),
    notifications: () => database.probeListeners(notificationTimeoutMs),
    jobs: async () => jobs.assertRunning(),
    disk_space: () => assertFreeSpace(dataDir),
    data_folder: async () => {
      await writeFile(probe, '', { flush: true, mode: 0o600 });
      await rm(probe);
    },
  };
}

/** Commits to the database's write-ahead log, which needs no table and leaves nothing behind. */
async function assertWritable(db: Db): Promise<void> {
  const [row] = await db
    .select({
      isReadOnly: sql<string>`current_setting('transaction_read_only')`.mapWith((v) => v === 'on'),
      position: sql`pg_logical_emit_message(true, 'ready', '')`,
    })
    .from(sql`(values (1)) as probe`);
  if (!row || row.isReadOnly) throw new Error('The database is read-only');
}

async function assertFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < minFreeBytes) throw new Error(`${Math.floor(free / 1024 / 1024)} MB of disk are free`);
}

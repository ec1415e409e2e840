import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Worker } from '#api/platform/jobs/jobs';
import { createSingleFlight } from '#api/platform/single-flight';
import type { ReadinessPart } from '#contract/readiness';
import type { Database, Db } from '#db/client';

/** Resolves if the part works. Rejects, or takes too long, if it doesn't. */
export type ReadinessChecks = Partial<Record<ReadinessPart, () => Promise<unknown>>>;

/** The parts that keep the process from serving requests. */
export type FindFailedParts = () => Promise<ReadinessPart[]>;

type Options = {
  checks: ReadinessChecks;
  isStopping: () => boolean;
  log: Log;
  /** A slower part counts as failed. */
  timeoutMs?: number;
  /** How long a result is repeated, so that callers can't load the database. */
  maxAgeMs?: number;
};

/** Checks all parts at once. Only the log says why a part failed, and only when it changes. */
export function createReadiness(options: Options): FindFailedParts {
  const { checks, isStopping, log, timeoutMs = 2000, maxAgeMs = 2000 } = options;
  const shareRun = createSingleFlight<ReadinessPart[]>();
  let last = { failed: [] as ReadinessPart[], at: -Infinity };

  return async () => {
    if (isStopping()) return ['stopping'];
    if (performance.now() - last.at < maxAgeMs) return last.failed;
    return shareRun('', async () => {
      const failed = await checkAll();
      last = { failed, at: performance.now() };
      return failed;
    });
  };

  async function checkAll(): Promise<ReadinessPart[]> {
    const reasons = new Map<ReadinessPart, string>();
    const running = Object.entries(checks).map(async ([part, check]) => {
      const reason = await findReason(check);
      if (reason) reasons.set(part as ReadinessPart, reason);
    });
    await Promise.all(running);
    const before = last.failed;
    for (const [part, reason] of reasons) {
      if (!before.includes(part)) log(`not ready: ${part}: ${reason}`);
    }
    if (before.length > 0 && reasons.size === 0) log('ready again', { level: 'info' });
    return [...reasons.keys()].sort();
  }

  async function findReason(check: () => Promise<unknown>): Promise<string | undefined> {
    const timedOut = Promise.withResolvers<string>();
    const timer = setTimeout(() => timedOut.resolve(`no answer in ${timeoutMs} ms`), timeoutMs);
    const answered = check().then(() => undefined, formatError);
    const reason = await Promise.race([answered, timedOut.promise]);
    clearTimeout(timer);
    return reason;
  }
}

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

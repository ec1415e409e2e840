import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';

/** A job as pg-boss stores it, without its data. */
export type StoredFailure = {
  id: string;
  queue: string;
  error: string | null;
  attempts: number;
  failedAt: Date;
};

export type JobCounts = {
  waiting: number;
  retrying: number;
  active: number;
  oldestDueAt: Date | null;
  failed: number;
};

const job = sql`pgboss.job as job`;
const asInstant = mails.createdAt;
const number = (value: unknown) => Number(value ?? 0);

/** Queues that pg-boss uses itself, to start scheduled jobs. */
const isOurs: SQL = sql`job.name not like '\\_\\_pgboss\\_\\_%'`;

/**
 * A failed job that still matters. A scheduled one doesn't once a later run has ended; emails and
 * alerts keep their outcome in tables of their own.
 */
const hasFailed: SQL = sql`(job.state = 'failed' and job.name not in ('mail', 'alert-webhook')
  and not exists (select 1 from pgboss.schedule, pgboss.job as later
    where schedule.name = job.name and later.name = job.name
      and later.state in ('completed', 'failed') and later.created_on > job.created_on))`;

const isDue = sql`job.start_after <= now()`;
const isWaiting = sql`job.state in ('created', 'retry')`;

export async function countJobs(db: Db): Promise<JobCounts> {
  const [counts] = await db
    .select({
      waiting: countWhere(sql`${isWaiting} and ${isDue}`),
      retrying: countWhere(sql`job.state = 'retry' and not ${isDue}`),
      active: countWhere(sql`job.state = 'active'`),
      oldestDueAt:
        sql<Date | null>`min(job.start_after) filter (where ${isWaiting} and ${isDue})`.mapWith(
          asInstant,
        ),
    })
    .from(job)
    .where(and(isOurs, sql`job.state in ('created', 'retry', 'active')`));
  const [failures] = await db
    .select({ failed: sql`count(*)`.mapWith(number) })
    .from(job)
    .where(hasFailed);
  if (!counts || !failures) throw new Error('Counts are always a row');
  return { ...counts, ...failures };
}

/** The newest failures first. */
export function listFailedJobs(db: Db, limit: number): Promise<StoredFailure[]> {
  return db
    .select({
      id: sql<string>`job.id`,
      queue: sql<string>`job.name`,
      error: sql<
        string | null
      >`coalesce(job.output ->> 'error', case when job.output::text like '%timeout%' then 'Timeout' end)`,
      attempts: sql`job.retry_count + 1`.mapWith(number),
      failedAt: sql<Date>`coalesce(job.completed_on, job.created_on)`.mapWith(asInstant),
    })
    .from(job)
    .where(hasFailed)
    .orderBy(desc(sql`job.completed_on`))
    .limit(limit);
}

/** One more attempt, as `retry` of pg-boss, but in a transaction. The queue; undefined: it isn't failed. */
export function retryStoredJob(tx: Db, id: string): Promise<string | undefined> {
  return changeFailed(
    tx,
    sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null,
      start_after = now() where id = ${id} and state = 'failed' returning name`,
  );
}

/** Deletes it. The queue; undefined: it isn't failed. */
export function discardStoredJob(tx: Db, id: string): Promise<string | undefined> {
  return changeFailed(
    tx,
    sql`delete from pgboss.job where id = ${id} and state = 'failed' returning name`,
  );
}

/** Both drivers return rows, but their common type does not include them. */
async function changeFailed(tx: Db, change: SQL): Promise<string | undefined> {
  const { rows } = (await tx.execute(change)) as { rows: { name: string }[] };
  return rows[0]?.name;
}

function countWhere(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(number);
}

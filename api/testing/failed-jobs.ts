import { sql } from 'drizzle-orm';
import { migrateJobs } from '#api/platform/jobs/jobs';
import type { Database } from '#db/client';

const installed = new WeakSet<Database>();

/** Creates the schema of the job queue, which tests without a worker don't have. */
export async function installJobs(database: Database): Promise<void> {
  if (installed.has(database)) return;
  await migrateJobs(database);
  installed.add(database);
}

type FailedJob = { queue?: string; error?: string; key?: string; failedAt?: Date };

/** Stores a job that has failed for good, and returns its id. */
export async function aFailedJob(database: Database, job: FailedJob = {}): Promise<string> {
  await installJobs(database);
  const { queue = 'reconciliation', error = 'TypeError', key = null, failedAt = new Date() } = job;
  const id = crypto.randomUUID();
  const at = failedAt.toISOString();
  await database.db.execute(
    sql`select pgboss.create_queue(${queue}, '{"policy":"exclusive"}') where not exists
      (select 1 from pgboss.queue where name = ${queue})`,
  );
  await database.db.execute(
    sql`insert into pgboss.job (id, name, data, state, policy, singleton_key, output, retry_limit,
        retry_count, start_after, created_on, started_on, completed_on)
      values (${id}, ${queue}, '{"to":"ada@example.com"}', 'failed', 'exclusive', ${key},
        ${JSON.stringify({ error })}::jsonb, 3, 3, ${at}, ${at}, ${at}, ${at})`,
  );
  return id;
}

import { and, desc, eq, like } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import {
  countJobs,
  discardStoredJob,
  listFailedJobs,
  retryStoredJob,
} from '#api/platform/jobs/stored-jobs';
import { type JobsState, maxOperationsRows } from '#contract/operations';
import type { Db } from '#db/client';
import { auditEntries } from '#db/schema/audit-entries';

type JobAction = 'job.retried' | 'job.discarded';

const actions = { 'job.retried': retryStoredJob, 'job.discarded': discardStoredJob };
const did: Record<string, string> = { 'job.retried': 'retried', 'job.discarded': 'discarded' };

const noSuchJob = 'This job was not found. It may have been deleted.';

export async function readJobs(db: Db): Promise<JobsState> {
  const [{ failed, oldestDueAt, ...counts }, failures] = await Promise.all([
    countJobs(db),
    listFailedJobs(db, maxOperationsRows),
  ]);
  return {
    ...counts,
    oldestDueAt: oldestDueAt?.toISOString() ?? null,
    failedCount: failed,
    failed: failures.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
  };
}

type Request = { actor: Actor; id: string; verb: JobAction };

/** Retries or discards a failed job. Of two admins at once, the second is told who was first. */
export async function settleJob(
  { db, now }: { db: Db; now: Clock },
  { actor, id, verb }: Request,
): Promise<void> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) {
    throw new Failure('not_found', noSuchJob);
  }
  await db
    .transaction(async (tx) => {
      const queue = await actions[verb](tx, id);
      if (!queue) throw await whyNot(tx, id);
      // A job's id is no number, and its data is never recorded.
      await writeAudit(tx, actor, { at: now(), verb, subject: { id: 0, name: nameOf(queue, id) } });
    })
    .catch((error) => {
      throw isRunningAgain(error)
        ? new Failure('conflict', 'A newer job of this kind is already waiting or running.')
        : error;
    });
}

function nameOf(queue: string, id: string): string {
  return `${queue} ${id.slice(0, 8)}`;
}

async function whyNot(tx: Db, id: string): Promise<Failure> {
  const [entry] = await tx
    .select({
      verb: auditEntries.verb,
      by: auditEntries.actorName,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.kind, 'job'), like(auditEntries.subjectName, `%${nameOf('', id)}`)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) return new Failure('not_found', noSuchJob);
  const { verb, by, at } = entry;
  return new Failure('conflict', `${by} already ${did[verb]} this job.`, {
    newer: { by, at: at.toISOString() },
  });
}

/** Queues hold one waiting or running job per key. */
function isRunningAgain(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Jobs } from '#api/platform/jobs/jobs';
import type { Reconciliation } from '#contract/reconciliation';
import type { Db } from '#db/client';
import { startOrResumeRun } from './runs.ts';
import type { ReconciliationService } from './service.ts';
import { reconciliationToWire } from './to-wire.ts';

/** Below the time limit of a job. The next run continues. */
const atATime = { withinMs: 8 * 60 * 1000 };

type Dependencies = {
  db: Db;
  jobs: Jobs;
  reconciliation: ReconciliationService;
  now: Clock;
};

export type ReconciliationScheduler = ReturnType<typeof createReconciliationScheduler>;

/** Runs the reconciliation each night and on request, until it is complete. */
export function createReconciliationScheduler({ db, jobs, reconciliation, now }: Dependencies) {
  jobs.repeat('nightly-reconciliation', '40 3 * * *', async () => {
    await reconciliation.run(atATime);
  });
  jobs.repeat('unfinished-reconciliation', '*/10 * * * *', () => reconciliation.resume(atATime));
  const job = jobs.define<Record<string, never>>('reconciliation', {
    perform: () => reconciliation.resume(atATime),
    retries: { limit: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    timeoutSeconds: 600,
  });

  return {
    /** Starts a run in the background, or continues the open one. Returns its state. */
    start(actor: Actor): Promise<{ run: Reconciliation; isNew: boolean }> {
      return db.transaction(async (tx) => {
        const at = now();
        const { run, isNew } = await startOrResumeRun(tx, at);
        await job.enqueue(tx, {}, 'reconciliation');
        await writeAudit(tx, actor, {
          at,
          verb: isNew ? 'reconciliation.started' : 'reconciliation.resumed',
          subject: { id: run.id, name: String(run.id) },
        });
        return { run: await reconciliationToWire(tx, run), isNew };
      });
    },
  };
}

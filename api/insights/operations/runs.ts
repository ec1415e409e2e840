import { isNull } from 'drizzle-orm';
import { findNewestRun } from '#api/commerce/reconciliation/runs';
import { readLastBackup } from '#api/platform/last-backup';
import type { RunsState } from '#contract/operations';
import type { Db } from '#db/client';
import { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';

export async function readRuns(db: Db, dataDir: string): Promise<RunsState> {
  return { reconciliation: await readReconciliation(db), backup: readLastBackup(dataDir) };
}

async function readReconciliation(db: Db): Promise<RunsState['reconciliation']> {
  const run = await findNewestRun(db);
  if (!run) return null;
  const { startedAt, finishedAt, checked, error } = run;
  return {
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    checked,
    error,
    findings: run.differing + (await countUnmatched(db)),
  };
}

export function countUnmatched(db: Db): Promise<number> {
  return db.$count(unmatchedSubscriptions, isNull(unmatchedSubscriptions.resolution));
}

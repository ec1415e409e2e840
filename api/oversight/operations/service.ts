import { and, desc, gt, isNotNull, isNull, max, min } from 'drizzle-orm';
import { findNewestRun } from '#api/commerce/reconciliation/runs';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import { readLastBackup } from '#api/platform/last-backup';
import type { OperationsParts } from '#contract/operation-problems';
import {
  maxOperationsRows,
  type ProviderState,
  type RunsState,
  type WebhooksState,
} from '#contract/operations';
import type { Db } from '#db/client';
import { processes } from '#db/schema/processes';
import { providerEvents } from '#db/schema/provider-events';
import { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { webhookFailures } from '#db/schema/webhook-failures';
import { createCertificateCheck } from './certificate.ts';
import { readProcesses } from './heartbeat.ts';
import { readJobs } from './jobs.ts';
import { readUnsentMails } from './mails.ts';
import { readStorage } from './storage.ts';

const { providerAnsweredAt, providerFailedAt, providerFailingSince } = processes;

type Dependencies = {
  db: Db;
  now: Clock;
  baseUrl: string;
  dataDir: string;
  files: Pick<FileStore, 'remote'>;
};

type Readers = {
  [Part in keyof OperationsParts]-?: () => Promise<NonNullable<OperationsParts[Part]>>;
};

export type Operations = ReturnType<typeof createOperations>;

/** Reads what runs behind the shop, each part on its own, so that one that fails hides no other. */
export function createOperations({ db, now, baseUrl, dataDir, files }: Dependencies) {
  const readers: Readers = {
    processes: () => readProcesses(db, now),
    jobs: () => readJobs(db),
    mails: () => readUnsentMails(db),
    webhooks: () => readWebhooks(db),
    provider: () => readProvider(db),
    storage: () => readStorage(db, { folder: dataDir, files }),
    runs: () => readRuns(db, dataDir),
    certificate: createCertificateCheck({ baseUrl, now }),
  };

  return {
    ...readers,

    /** What can be read; the rest is left out. */
    async readParts(onError: (error: unknown) => void): Promise<OperationsParts> {
      const read = Object.entries(readers).map(async ([part, reader]) => {
        const state = await reader().catch(onError);
        return [part, state ?? undefined] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    },
  };
}

async function readRuns(db: Db, dataDir: string): Promise<RunsState> {
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

function countUnmatched(db: Db): Promise<number> {
  return db.$count(unmatchedSubscriptions, isNull(unmatchedSubscriptions.resolution));
}

async function readWebhooks(db: Db): Promise<WebhooksState> {
  const [last, failedCount, failed] = await Promise.all([
    db.query.providerEvents.findFirst({ orderBy: desc(providerEvents.receivedAt) }),
    db.$count(webhookFailures),
    db.query.webhookFailures.findMany({
      orderBy: desc(webhookFailures.failedAt),
      limit: maxOperationsRows,
    }),
  ]);
  return {
    lastReceivedAt: last?.receivedAt.toISOString() ?? null,
    lagSeconds: last ? secondsBetween(last.occurredAt, last.receivedAt) : null,
    failedCount,
    failed: failed.map(({ id, type, error, attempts, occurredAt, failedAt }) => ({
      id,
      type,
      error,
      attempts,
      occurredAt: occurredAt.toISOString(),
      failedAt: failedAt.toISOString(),
    })),
  };
}

/** The provider's instants are whole seconds, and its clock may be ahead. */
function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
}

/** What all processes know of the payment provider: what one of them heard last counts. */
export async function readProvider(db: Db): Promise<ProviderState> {
  const [last] = await db
    .select({ answeredAt: max(providerAnsweredAt), failedAt: max(providerFailedAt) })
    .from(processes);
  const { answeredAt = null, failedAt = null } = last ?? {};
  const isFailing = failedAt !== null && (answeredAt === null || answeredAt < failedAt);
  const failingSince = isFailing ? await findFailingSince(db, answeredAt) : null;
  return {
    isReachable: answeredAt === null && failedAt === null ? null : !isFailing,
    lastAnsweredAt: answeredAt?.toISOString() ?? null,
    lastFailedAt: failedAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
  };
}

async function findFailingSince(db: Db, answeredAt: Date | null): Promise<Date | null> {
  const [first] = await db
    .select({ at: min(providerFailingSince) })
    .from(processes)
    .where(
      and(
        isNotNull(providerFailingSince),
        answeredAt ? gt(providerFailingSince, answeredAt) : undefined,
      ),
    );
  return first?.at ?? null;
}

import type {
  JobsState,
  MailsState,
  ProcessesState,
  ProviderState,
  RunsState,
  StorageState,
  WebhooksState,
} from './operations.ts';

/** What can be wrong behind the shop, the most urgent first. */
export const problemKinds = [
  'no_worker',
  'folder_read_only',
  'disk_low',
  'provider_down',
  'jobs_late',
  'jobs_failed',
  'events_failed',
  'mails_late',
  'mails_failed',
  'reconciliation_failed',
  'findings',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** `count`: of how many things; null where there is nothing to count. */
export type Problem = { kind: ProblemKind; count: number | null };

/** What is known; a part that couldn't be read has no problems. */
export type OperationsParts = {
  jobs?: JobsState | undefined;
  mails?: MailsState | undefined;
  webhooks?: WebhooksState | undefined;
  provider?: ProviderState | undefined;
  storage?: StorageState | undefined;
  processes?: ProcessesState | undefined;
  runs?: RunsState | undefined;
};

const minuteMs = 60_000;
/** A healthy worker starts a job within seconds. */
const lateJobMs = 5 * minuteMs;
/** Several attempts have failed by then. */
const lateMailMs = 30 * minuteMs;
/** Shorter interruptions are hidden by retries. */
const providerDownMs = 2 * minuteMs;
/** A tenth of the disk, but of a large one no more than this. */
const lowDiskBytes = 5 * 1024 ** 3;

/** The problems of these parts: the one rule that the screen and the alerts follow. */
export function findProblems(parts: OperationsParts, now: Date): Problem[] {
  const found = { ...inQueues(parts, now), ...inSurroundings(parts, now) };
  return problemKinds.flatMap((kind) => {
    const count = found[kind];
    if (count === undefined || count === false || count === 0) return [];
    return [{ kind, count: count === true ? null : count }];
  });
}

type Found = { [Kind in ProblemKind]?: number | boolean | undefined };

/** A number, or whether. */
function inQueues({ jobs, mails, webhooks, processes }: OperationsParts, now: Date): Found {
  return {
    no_worker: processes && !processes.processes.some(isWorking),
    jobs_late: jobs && isOlder(jobs.oldestDueAt, lateJobMs, now),
    jobs_failed: jobs?.failedCount,
    mails_late: mails && isOlder(mails.oldestWaitingAt, lateMailMs, now),
    mails_failed: mails?.failedCount,
    events_failed: webhooks?.failedCount,
  };
}

function inSurroundings({ provider, storage, runs }: OperationsParts, now: Date): Found {
  const reconciliation = runs?.reconciliation;
  return {
    provider_down: provider && isOlder(provider.failingSince, providerDownMs, now),
    folder_read_only: storage && !storage.isFolderWritable,
    disk_low: storage && isDiskLow(storage),
    reconciliation_failed: Boolean(reconciliation?.error),
    findings: reconciliation?.findings,
  };
}

export function isDiskLow({
  freeBytes,
  totalBytes,
}: Pick<StorageState, 'freeBytes' | 'totalBytes'>): boolean {
  return freeBytes < Math.min(totalBytes / 10, lowDiskBytes);
}

function isWorking({ role, isAlive }: ProcessesState['processes'][number]): boolean {
  return isAlive && role !== 'web';
}

function isOlder(instant: string | null, ms: number, now: Date): boolean {
  return instant !== null && now.getTime() - Date.parse(instant) >= ms;
}

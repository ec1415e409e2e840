import { type ProblemKind, problemKinds } from '#db/values/problem-kinds';
import type {
  CertificateState,
  JobsState,
  MailsState,
  ProcessesState,
  ProviderState,
  RunsState,
  StorageState,
  WebhooksState,
} from './operations.ts';

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
  certificate?: CertificateState | undefined;
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

/** A certificate that is renewed automatically is renewed before that. */
export const certificateNoticeDays = 14;

/** Whether each problem was found. undefined: its part is unknown. */
export type Findings = { [Kind in ProblemKind]: number | boolean | undefined };

/** The problems of these parts: the one rule that the screen and the alerts follow. */
export function findProblems(parts: OperationsParts, now: Date): Problem[] {
  return listProblems(judgeParts(parts, now));
}

export function judgeParts(parts: OperationsParts, now: Date): Findings {
  return { ...judgeQueues(parts, now), ...judgeSurroundings(parts, now) };
}

export function listProblems(findings: Findings): Problem[] {
  return problemKinds.flatMap((kind) => {
    const found = findings[kind];
    return found ? [{ kind, count: found === true ? null : found }] : [];
  });
}

function judgeQueues({ jobs, mails, webhooks, processes }: OperationsParts, now: Date) {
  return {
    no_worker: processes && !processes.processes.some(isWorking),
    jobs_late: jobs && isOlder(jobs.oldestDueAt, lateJobMs, now),
    jobs_failed: jobs?.failedCount,
    mails_late: mails && isOlder(mails.oldestWaitingAt, lateMailMs, now),
    mails_failed: mails?.failedCount,
    events_failed: webhooks?.failedCount,
  };
}

function judgeSurroundings(parts: OperationsParts, now: Date) {
  const { provider, storage, runs, certificate } = parts;
  return {
    provider_down: provider && isOlder(provider.failingSince, providerDownMs, now),
    folder_read_only: storage && !storage.isFolderWritable,
    files_unreachable: storage && storage.files?.isReachable === false,
    disk_low: storage && isDiskLow(storage),
    reconciliation_failed: runs && Boolean(runs.reconciliation?.error),
    findings: runs && (runs.reconciliation?.findings ?? 0),
    certificate_ends: certificate && isEnding(certificate, now),
  };
}

/** Unreadable is unknown. */
export function isEnding({ endsAt }: CertificateState, now: Date): boolean | undefined {
  if (endsAt === null) return undefined;
  return Date.parse(endsAt) - now.getTime() < certificateNoticeDays * 24 * 60 * minuteMs;
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

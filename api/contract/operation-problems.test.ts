import { expect, test } from 'bun:test';
import { findProblems, isDiskLow, judgeParts, type OperationsParts } from './operation-problems.ts';
import type { ShopProcess } from './operations.ts';

const now = new Date('2026-01-15T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const inDays = (days: number) => minutesAgo(-days * 24 * 60);
const gigabyte = 1024 ** 3;

const jobs = { waiting: 0, retrying: 0, active: 0, oldestDueAt: null, failedCount: 0, failed: [] };
const mails = { waiting: 0, oldestWaitingAt: null, failedCount: 0, unsent: [] };
const webhooks = { lastReceivedAt: null, lagSeconds: null, failedCount: 0, failed: [] };
const provider = {
  isReachable: true,
  lastAnsweredAt: null,
  lastFailedAt: null,
  failingSince: null,
};
const storage = {
  isFolderWritable: true,
  databaseBytes: gigabyte,
  files: null,
  freeBytes: 50 * gigabyte,
  totalBytes: 80 * gigabyte,
};
const aProcess: ShopProcess = {
  id: 'a',
  role: 'all',
  release: '1',
  schemaVersion: '1',
  isAlive: true,
  startedAt: minutesAgo(60),
  seenAt: minutesAgo(0),
};
const processes = { schemaVersion: '1', processes: [aProcess] };
const reconciliation = {
  startedAt: minutesAgo(60),
  finishedAt: minutesAgo(59),
  checked: 1,
  findings: 0,
  error: null,
};
const runs = { reconciliation, backup: null };
const certificate = { host: 'shop.example', endsAt: inDays(15), checkedAt: minutesAgo(0) };
const well = { jobs, mails, webhooks, provider, storage, processes, runs, certificate };

const found = (parts: OperationsParts) => findProblems(parts, now);

test('finds nothing where all is well, and nothing in parts that are unknown', () => {
  expect(found(well)).toEqual([]);
  expect(found({})).toEqual([]);
});

test.each<[string, OperationsParts, number | null]>([
  ['jobs_failed', { jobs: { ...jobs, failedCount: 3 } }, 3],
  ['jobs_late', { jobs: { ...jobs, oldestDueAt: minutesAgo(5) } }, null],
  ['mails_failed', { mails: { ...mails, failedCount: 1 } }, 1],
  ['mails_late', { mails: { ...mails, oldestWaitingAt: minutesAgo(30) } }, null],
  ['events_failed', { webhooks: { ...webhooks, failedCount: 2 } }, 2],
  ['provider_down', { provider: { ...provider, failingSince: minutesAgo(2) } }, null],
  ['folder_read_only', { storage: { ...storage, isFolderWritable: false } }, null],
  [
    'files_unreachable',
    { storage: { ...storage, files: { bucket: 'files', isReachable: false } } },
    null,
  ],
  ['certificate_ends', { certificate: { ...certificate, endsAt: inDays(13) } }, null],
  ['disk_low', { storage: { ...storage, freeBytes: gigabyte } }, null],
  ['findings', { runs: { ...runs, reconciliation: { ...reconciliation, findings: 4 } } }, 4],
  [
    'reconciliation_failed',
    { runs: { ...runs, reconciliation: { ...reconciliation, error: 'Error' } } },
    null,
  ],
  ['no_worker', { processes: { ...processes, processes: [] } }, null],
  [
    'no_worker',
    {
      processes: {
        ...processes,
        processes: [
          { ...aProcess, role: 'web' },
          { ...aProcess, isAlive: false },
        ],
      },
    },
    null,
  ],
])('finds %s', (kind, parts, count) => {
  expect(found({ ...well, ...parts })).toEqual([{ kind, count } as never]);
});

test('waits until a delay is more than a retry', () => {
  expect(
    found({
      jobs: { ...jobs, oldestDueAt: minutesAgo(4) },
      mails: { ...mails, oldestWaitingAt: minutesAgo(29) },
      provider: { ...provider, failingSince: minutesAgo(1) },
    }),
  ).toEqual([]);
});

test('leaves open what it doesn’t know', () => {
  const unread = { ...certificate, endsAt: null };
  expect(judgeParts({ certificate: unread }, now)).toEqual(judgeParts({}, now));
  expect(judgeParts(well, now)).not.toContainValue(undefined);
});

test('puts what stops the shop first', () => {
  const kinds = found({
    jobs: { ...jobs, failedCount: 1 },
    processes: { ...processes, processes: [] },
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['no_worker', 'jobs_failed']);
});

test('calls a disk low below a tenth, but a large one below 5 GB', () => {
  const low = (free: number, total: number) =>
    isDiskLow({ freeBytes: free * gigabyte, totalBytes: total * gigabyte });
  expect([low(0.9, 10), low(1.1, 10), low(4.9, 2000), low(5.1, 2000)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

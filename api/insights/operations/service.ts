import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import type { OperationsParts } from '#contract/operation-problems';
import type { Db } from '#db/client';
import { createCertificateCheck } from './certificate.ts';
import { readJobs } from './jobs.ts';
import { readUnsentMails } from './mails.ts';
import { readProcesses } from './processes.ts';
import { readProvider } from './provider.ts';
import { readRuns } from './runs.ts';
import { readStorage } from './storage.ts';
import { readWebhooks } from './webhooks.ts';

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

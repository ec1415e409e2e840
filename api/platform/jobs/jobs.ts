import { PgBoss } from 'pg-boss';
import type { Database, Db } from '#db/client';
import { MigrationRefused, migrationsPending } from '#db/migrate';
import { createEngineConnection } from './engine.ts';

/**
 * Background jobs with retries. Jobs never wait for a business deadline, such as the end of the 24
 * hours after a cancellation: the deadline is a column of its row, and a scheduled job looks for
 * due rows by the shop's clock. A deadline can then be changed by an update, and tests can move the
 * clock.
 */
export interface Jobs {
  /** Defines a kind of job. Only before the start. */
  define<Data extends object>(name: string, plan: JobPlan<Data>): Job<Data>;
  /**
   * Runs a job on a cron schedule (UTC) in one process. A missed run is made up for. Only before
   * the start.
   */
  repeat(name: string, cron: string, pass: () => Promise<void>): void;
}

export type JobPlan<Data> = {
  /**
   * Throws to be retried. Can run twice for one job, because a process may die before it reports
   * success.
   */
  perform(data: Data, attempt: Attempt): Promise<void>;
  retries: Retries;
  /** An attempt that takes longer counts as failed. */
  timeoutSeconds: number;
};

/** Delays double from the first to the longest. */
export type Retries = { limit: number; firstPauseSeconds: number; longestPauseSeconds: number };

export type Attempt = { isLast: boolean };

/** An expected failure that should be retried. Only its message is logged. */
export class RetryableError extends Error {}

export interface Job<Data> {
  /**
   * Joins the caller's transaction: the job exists, and starts, only if it commits. A job is not
   * added while another with the same key is queued or running.
   */
  enqueue(tx: Db, data: Data, key: string): Promise<void>;
}

/** Runs a process's jobs. Start it after all are defined, and stop it before the database. */
export interface Worker extends Jobs {
  start(): Promise<void>;
  /** Throws if a kind of job isn't looked for, so that its jobs would wait. */
  assertRunning(): void;
  /** Waits a few seconds for running jobs. Unfinished ones are retried. */
  stop(): Promise<void>;
}

type IdleJobs = Jobs & {
  /** Runs a scheduled job now. */
  run(name: string): Promise<void>;
  /** The jobs that a worker would have got: 'name key'. */
  added: string[];
};

/**
 * Jobs of a process without a worker, such as a test's. Nothing is lost: pending work is also
 * stored in a table, where a worker's scheduled job finds it.
 */
export function createIdleJobs(): IdleJobs {
  const passes = new Map<string, () => Promise<void>>();
  const added: string[] = [];
  return {
    added,
    define: (name) => ({ enqueue: async (_tx, _data, key) => void added.push(`${name} ${key}`) }),
    repeat(name, _cron, pass) {
      passes.set(name, pass);
    },
    async run(name) {
      const pass = passes.get(name);
      if (!pass) throw new Error(`There is no pass named ${name}`);
      await pass();
    },
  };
}

/** Creates or updates the schema of pg-boss, without running jobs. */
export async function migrateJobs({ engine }: Pick<Database, 'engine'>): Promise<void> {
  const boss = new PgBoss({ ...createEngineConnection(engine), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Rethrows what pg-boss says if it may neither create nor update its schema. */
export function explainMissingSchema(error: unknown): never {
  const isBehind =
    error instanceof Error && /not installed|requires migrations/.test(error.message);
  throw isBehind ? new MigrationRefused(migrationsPending) : error;
}

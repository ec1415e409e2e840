import type { Db } from '#db/client';

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

import type { Db } from '#db/client';

/**
 * What is done later, and again if need be. No job waits for a moment of business, such as the end
 * of the 24 hours after a cancellation: that moment stands in a column of the row that it
 * concerns, and a repeated pass looks for what is due by the shop's own clock. So a change of mind
 * is an update of that row, and a test moves the clock.
 */
export interface Jobs {
  /** Names a kind of job and how it is done. Before the start only. */
  define<Data extends object>(name: string, plan: JobPlan<Data>): Job<Data>;
  /**
   * A pass at the times of a cron expression (UTC), in one process of all; one that was missed
   * while none ran is made up for. Before the start only.
   */
  repeat(name: string, cron: string, pass: () => Promise<void>): void;
}

export type JobPlan<Data> = {
  /** Throws to be tried again. May see a job twice: a process can die before it has said 'done'. */
  perform(data: Data, attempt: Attempt): Promise<void>;
  retries: Retries;
  /** A try that takes longer counts as failed. */
  timeoutSeconds: number;
};

/** Pauses double from the first to the longest. */
export type Retries = { limit: number; firstPauseSeconds: number; longestPauseSeconds: number };

export type Attempt = { isLast: boolean };

/** What a job throws when it failed as may be expected; the log gets its message alone. */
export class RetryableError extends Error {}

export interface Job<Data> {
  /**
   * Joins the caller's transaction: the job is there exactly if that commits, and starts then.
   * While one with the same key waits or runs, another is not added.
   */
  enqueue(tx: Db, data: Data, key: string): Promise<void>;
}

/** The jobs of a process, to be started when all are defined and stopped before the database. */
export interface Worker extends Jobs {
  start(): Promise<void>;
  /** Waits for what runs, for a few seconds; what does not finish is tried again. */
  stop(): Promise<void>;
}

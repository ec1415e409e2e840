import { type SQL, sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { formatError } from '#api/http/format-error';
import type { Database, Db } from '#db/client';
import { createEngineConnection } from './engine.ts';
import { type Job, type JobPlan, RetryableError, type Worker } from './jobs.ts';

/** A commit wakes the worker; polling finds what has become due, and what was not heard. */
const pollSeconds = 5;
/** Of passes: they come by the minute. */
const slowPollSeconds = 30;
const stopTimeoutMs = 5_000;

/** Of one kind at a time, in this process. */
const concurrency = 10;

type Options = {
  database: Database;
  log: (line: string) => void;
  /** Of the queue alone, for pauses and cron; in a test it is moved by hand. */
  clock?: ConstructorOptions['clock'];
};

type Definition = { name: string; start(): Promise<unknown> };

/** Jobs by pg-boss, in a schema of its own that it makes at its first start (0.2 s). */
export function createWorker({ database, log, clock }: Options): Worker {
  const boss = new PgBoss({
    ...createEngineConnection(database.engine),
    ...(clock ? { clock } : {}),
    useListenNotify: true,
    cronWorkerIntervalSeconds: slowPollSeconds,
    // Jobs that wait for other jobs: there are none.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log(`jobs: ${formatError(error)}`));
  boss.on('warning', ({ message }) => log(`jobs: ${message}`));
  const definitions: Definition[] = [];
  const crons = new Set<string>();
  let started = false;

  return {
    define(name, plan) {
      add(name, () => work(name, plan, pollSeconds));
      return job(name, plan);
    },

    repeat(name, cron, pass) {
      const retries = { limit: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 };
      crons.add(name);
      add(name, async () => {
        await work(name, { perform: pass, retries, timeoutSeconds: 600 }, slowPollSeconds);
        const once = { retryLimit: 0, deleteAfterSeconds: 3600 };
        await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once', ...once });
      });
    },

    async start() {
      await boss.start();
      for (const definition of definitions) await definition.start();
      for (const { name } of await boss.getSchedules()) {
        if (!crons.has(name)) await boss.unschedule(name);
      }
      started = true;
    },

    async stop() {
      await boss.stop({ timeout: stopTimeoutMs });
      started = false;
    },
  };

  function add(name: string, start: Definition['start']) {
    if (started || definitions.some((other) => other.name === name)) {
      throw new Error(`The job ${name} is defined twice, or after the start`);
    }
    definitions.push({ name, start });
  }

  function job<Data extends object>(name: string, plan: JobPlan<Data>): Job<Data> {
    const { limit, firstPauseSeconds, longestPauseSeconds } = plan.retries;
    const options = {
      retryLimit: limit,
      retryBackoff: true,
      retryDelay: firstPauseSeconds,
      retryDelayMax: longestPauseSeconds,
      expireInSeconds: plan.timeoutSeconds,
    };
    return {
      async enqueue(tx, data, key) {
        if (!started) throw new Error('No jobs before the start, or after the end');
        await boss.send(name, data, { ...options, singletonKey: key, db: within(tx) });
      },
    };
  }

  async function work<Data extends object>(
    name: string,
    plan: JobPlan<Data>,
    everySeconds: number,
  ) {
    await boss.createQueue(name, { policy: 'exclusive', notify: true });
    // Makes pg-boss know the queue by heart. To look it up within a transaction would wait, on the
    // embedded database's one connection, for that very transaction.
    await boss.findJobs(name, { key: 'none' });
    const options = {
      batchSize: concurrency,
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: everySeconds,
    } as const;
    await boss.work(name, options, (jobs: JobWithMetadata<Data>[]) =>
      Promise.all(jobs.map((each) => perform(name, plan, each))),
    );
  }

  async function perform<Data extends object>(
    name: string,
    plan: JobPlan<Data>,
    { id, data, retryCount, retryLimit }: JobWithMetadata<Data>,
  ) {
    try {
      await plan.perform(data, { isLast: retryCount >= retryLimit });
      return { id, status: 'completed' as const };
    } catch (error) {
      log(`job ${name}: ${error instanceof RetryableError ? error.message : formatError(error)}`);
      return { id, status: 'failed' as const };
    }
  }
}

/** Both drivers answer as pg-boss wants it; the type that they share knows nothing of answers. */
function within(tx: Db) {
  const execute = async (query: unknown) => (await tx.execute(query as SQL)) as { rows: unknown[] };
  return fromDrizzle({ execute }, sql);
}

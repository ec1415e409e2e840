import { type SQL, sql } from 'drizzle-orm';
import {
  type ConstructorOptions,
  fromDrizzle,
  type JobWithMetadata,
  PgBoss,
  type Schedule,
  type WipData,
} from 'pg-boss';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Database, Db } from '#db/client';
import { nameError } from '../error-name.ts';
import { noTracing, type Tracing } from '../telemetry/tracing.ts';
import { createEngineConnection } from './engine.ts';
import { addTrace, spanOfAttempt, splitTrace } from './job-trace.ts';
import {
  explainMissingSchema,
  type Job,
  type JobPlan,
  RetryableError,
  type Worker,
} from './jobs.ts';

/** A commit wakes the worker. Polling finds jobs that are due and missed notifications. */
const pollSeconds = 5;
/** For scheduled jobs, which run at most once a minute. */
const slowPollSeconds = 30;
/** Three missed polls of scheduled jobs. */
const stalledAfterMs = 3 * slowPollSeconds * 1000;
const stopTimeoutMs = 5_000;

/** Per kind of job in this process. */
const concurrency = 10;

const scheduleOptions = {
  tz: 'UTC',
  missed: 'once',
  retryLimit: 0,
  deleteAfterSeconds: 3600,
} as const;

type Options = {
  database: Database;
  log: Log;
  /** Whether the start creates and updates pg-boss's schema. Default: true. */
  migrates?: boolean;
  /** Whether this process runs jobs, or only adds them for others. Default: true. */
  runs?: boolean;
  tracing?: Tracing;
  /** Only the queue's clock, for delays and cron. Tests control it. */
  clock?: ConstructorOptions['clock'];
};

/** What a previous start of any process has stored: the names of the queues, and the schedules. */
type Stored = { queues: Set<string>; schedules: Map<string, Schedule> };

type Definition = { name: string; start(stored: Stored): Promise<unknown> };

/** Runs jobs with pg-boss, in its own schema that is created at the first start (0.2 s). */
export function createWorker(options: Options): Worker {
  const { database, log, clock, migrates = true, runs = true, tracing = noTracing } = options;
  const boss = new PgBoss({
    ...createEngineConnection(database.engine),
    ...(clock ? { clock } : {}),
    migrate: migrates,
    useListenNotify: runs,
    supervise: runs,
    schedule: runs,
    cronWorkerIntervalSeconds: slowPollSeconds,
    // Flows are not used.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log(`jobs: ${formatError(asError(error))}`));
  boss.on('warning', ({ message }) => log(`jobs: ${message}`, { level: 'warn' }));
  const definitions: Definition[] = [];
  const crons = new Set<string>();
  let started = false;

  return {
    define(name, plan) {
      add(name, (stored) => work(name, plan, pollSeconds, stored));
      return job(name, plan);
    },

    repeat(name, cron, pass) {
      const retries = { limit: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 };
      crons.add(name);
      add(name, async (stored) => {
        await work(name, { perform: pass, retries, timeoutSeconds: 600 }, slowPollSeconds, stored);
        if (!runs) return;
        const known = stored.schedules.get(name);
        if (known?.cron === cron && Bun.deepEquals(known.options, scheduleOptions)) return;
        await boss.schedule(name, cron, null, scheduleOptions);
      });
    },

    async start() {
      await boss.start().catch(explainMissingSchema);
      const stored = await readStored();
      for (const definition of definitions) await definition.start(stored);
      for (const name of stored.schedules.keys()) {
        if (runs && !crons.has(name)) await boss.unschedule(name);
      }
      started = true;
    },

    assertRunning() {
      if (!started) throw new Error('The job worker isn’t running');
      const now = (clock ?? Date).now();
      const idleSince = ({ lastFetchedOn, createdOn }: WipData) => lastFetchedOn ?? createdOn;
      const stalled = boss
        .getWipData()
        .filter((each) => each.count === 0 && now - idleSince(each) > stalledAfterMs);
      if (stalled.length === 0) return;
      throw new Error(`Not looking for jobs: ${stalled.map(({ name }) => name).join(', ')}`);
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

  async function readStored(): Promise<Stored> {
    const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
    return {
      queues: new Set(queues.map(({ name }) => name)),
      schedules: new Map(schedules.map((schedule) => [schedule.name, schedule])),
    };
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
        const stored = addTrace(data, tracing);
        await boss.send(name, stored, { ...options, singletonKey: key, db: within(tx) });
      },
    };
  }

  async function work<Data extends object>(
    name: string,
    plan: JobPlan<Data>,
    everySeconds: number,
    { queues }: Stored,
  ) {
    if (!queues.has(name)) {
      await boss.createQueue(name, { policy: 'exclusive', notify: true });
      // Caches the queue in pg-boss, as its start does with those that exist. Looking it up inside
      // a transaction would deadlock on the embedded database's only connection.
      await boss.findJobs(name, { key: 'none' });
    }
    if (!runs) return;
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
    attempt: JobWithMetadata<Data>,
  ) {
    const { id, retryCount, retryLimit } = attempt;
    const { data, trace } = splitTrace(attempt.data);
    return tracing.run(spanOfAttempt(name, attempt, trace), async (note) => {
      try {
        await plan.perform(data, { isLast: retryCount >= retryLimit });
        return { id, status: 'completed' as const };
      } catch (error) {
        const errorName = nameError(error);
        note({ 'error.type': errorName }, true);
        log(`job ${name}: ${error instanceof RetryableError ? error.message : formatError(error)}`);
        return { id, status: 'failed' as const, output: { error: errorName } };
      }
    });
  }
}

/** pg-boss reports some errors as copies that are no longer of their class. */
function asError(error: Error): Error {
  return error instanceof Error ? error : Object.assign(new Error(), error);
}

/** Both drivers return rows as pg-boss expects, but their common type does not include results. */
function within(tx: Db) {
  const execute = async (query: unknown) => (await tx.execute(query as SQL)) as { rows: unknown[] };
  return fromDrizzle({ execute }, sql);
}

import { afterEach, describe, expect, spyOn, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { TestClock } from 'pg-boss';
import { testDatabase } from '#db/testing/database';
import { type JobPlan, RetryableError, type Worker } from './jobs.ts';
import { createWorker } from './worker.ts';

const database = testDatabase();
const log: string[] = [];
const workers: Worker[] = [];
let names = 0;
let days = 0;

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  log.length = 0;
});

const retries = { limit: 3, firstPauseSeconds: 30, longestPauseSeconds: 60 };
const pollMs = 30_000;
type Task = { word: string };

function aWorker(clock?: TestClock, runs = true): Worker {
  const options = { database: database(), log: (line: string) => void log.push(line), runs };
  const worker = createWorker(clock ? { ...options, clock } : options);
  workers.push(worker);
  return worker;
}

/** Starts later than every time already stored, so that earlier tests cannot interfere. */
function aClock(): TestClock {
  days += 1;
  return new TestClock(Date.now() + days * 24 * 60 * 60_000);
}

/** Registers a new kind of job and records the tasks it runs with. */
function aJob(worker: Worker, perform: JobPlan<Task>['perform'] = async () => {}) {
  const performed = new Words();
  names += 1;
  const job = worker.define<Task>(`task-${names}`, {
    async perform(task, attempt) {
      performed.add(attempt.isLast ? `${task.word}!` : task.word);
      await perform(task, attempt);
    },
    retries,
    timeoutSeconds: 60,
  });
  const enqueue = (word: string, key = word) =>
    database().db.transaction((tx) => job.enqueue(tx, { word }, key));
  return { job, performed, enqueue };
}

class Words {
  #come: string[] = [];
  #waiting: ((word: string) => void)[] = [];

  add(word: string) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(word);
    else this.#come.push(word);
  }

  next(): Promise<string> {
    const word = this.#come.shift();
    if (word !== undefined) return Promise.resolve(word);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

describe('a job', () => {
  test('runs after its transaction commits', async () => {
    const worker = aWorker();
    const { job, performed } = aJob(worker);
    await worker.start();
    let committed = false;
    const done = performed.next().then((word) => ({ word, committed }));
    await database().db.transaction(async (tx) => {
      await job.enqueue(tx, { word: 'hello' }, 'hello');
      await tx.execute('select 1');
      committed = true;
    });
    expect(await done).toEqual({ word: 'hello', committed: true });
  });

  test('of a process that runs no jobs runs in another process', async () => {
    const [web, worker] = [aWorker(undefined, false), aWorker()];
    const added = aJob(web);
    names -= 1;
    const run = aJob(worker);
    await web.start();
    await added.enqueue('early');
    await worker.start();
    expect(await run.performed.next()).toBe('early');
    await added.enqueue('later');
    expect(await run.performed.next()).toBe('later');
    expect(() => web.assertRunning()).not.toThrow();
  });

  test('never runs when its transaction fails', async () => {
    const worker = aWorker();
    const { job, performed, enqueue } = aJob(worker);
    await worker.start();
    const failing = database().db.transaction(async (tx) => {
      await job.enqueue(tx, { word: 'never' }, 'never');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await enqueue('after');
    expect(await performed.next()).toBe('after');
  });

  test('does not wait for a poll when many are added at once', async () => {
    const worker = aWorker();
    const { performed, enqueue } = aJob(worker);
    await worker.start();
    const words = Array.from({ length: 35 }, (_, index) => `word ${index}`);
    await Promise.all(words.map((word) => enqueue(word)));
    const seen: string[] = [];
    for (const _ of words) seen.push(await performed.next());
    expect(seen.sort()).toEqual(words.sort());
  });

  test('is not added again while one with the same key is waiting or running', async () => {
    const worker = aWorker();
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const { performed, enqueue } = aJob(worker, () => ending);
    await worker.start();
    await enqueue('first', 'same');
    expect(await performed.next()).toBe('first');
    await enqueue('second', 'same');
    await enqueue('third', 'other');
    end();
    expect(await performed.next()).toBe('third');
  });

  test('is retried after a delay when it fails, and knows its last attempt', async () => {
    const clock = aClock();
    const worker = aWorker(clock);
    const { performed, enqueue } = aJob(worker, async () => {
      throw new RetryableError('not today');
    });
    await worker.start();
    await enqueue('try');
    const tries = [await performed.next()];
    while (tries.at(-1) === 'try') {
      await clock.tick(retries.longestPauseSeconds * 1000 + pollMs);
      tries.push(await performed.next());
    }
    expect(tries).toEqual(['try', 'try', 'try', 'try!']);
    expect(log).toContain(`job task-${names}: not today`);
  });

  test('is refused before the worker starts', async () => {
    const { enqueue } = aJob(aWorker());
    await expect(enqueue('early')).rejects.toThrow('before the start');
  });

  test('finishes before the worker stops', async () => {
    const worker = aWorker();
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    let ended = false;
    const { performed, enqueue } = aJob(worker, async () => {
      await ending;
      ended = true;
    });
    await worker.start();
    await enqueue('long');
    await performed.next();
    const stopped = worker.stop().then(() => ended);
    end();
    expect(await stopped).toBe(true);
  });

  test('is picked up by the next worker after an interruption', async () => {
    const first = aWorker();
    const left = first.define<Task>('left', {
      perform: async () => {},
      retries,
      timeoutSeconds: 9,
    });
    await first.start();
    await first.stop();
    const again = aWorker();
    const performed = new Words();
    const job = again.define<Task>('left', {
      perform: async ({ word }) => performed.add(word),
      retries,
      timeoutSeconds: 9,
    });
    await again.start();
    await database().db.transaction((tx) => job.enqueue(tx, { word: 'here' }, 'here'));
    expect(await performed.next()).toBe('here');
    await expect(
      database().db.transaction((tx) => left.enqueue(tx, { word: 'gone' }, 'gone')),
    ).rejects.toThrow('after the end');
  });
});

describe('a scheduled job', () => {
  test('runs on schedule', async () => {
    const clock = aClock();
    const worker = aWorker(clock);
    const passes = new Words();
    worker.repeat('every-minute', '* * * * *', async () => passes.add('pass'));
    await worker.start();
    await clock.tick(2 * 60_000);
    expect(await passes.next()).toBe('pass');
    await clock.tick(2 * 60_000);
    expect(await passes.next()).toBe('pass');
  });

  test('stays as it is at a restart, unless its time has changed', async () => {
    const start = async (cron: string) => {
      const worker = aWorker();
      worker.repeat('same', '* * * * *', async () => {});
      worker.repeat('moved', cron, async () => {});
      await worker.start();
      await worker.stop();
      return database()
        .db.select({ cron: sql`cron`, updatedOn: sql`updated_on::text` })
        .from(sql`pgboss.schedule`)
        .where(sql`name in ('same', 'moved')`)
        .orderBy(sql`name`);
    };
    const [movedBefore, sameBefore] = await start('1 * * * *');
    const [movedAfter, sameAfter] = await start('2 * * * *');
    expect(sameAfter).toEqual(sameBefore);
    expect([movedBefore?.cron, movedAfter?.cron]).toEqual(['1 * * * *', '2 * * * *']);
  });

  test('is deleted once the code no longer defines it', async () => {
    const before = aWorker();
    before.repeat('former', '* * * * *', async () => {});
    await before.start();
    await before.stop();
    const after = aWorker();
    await after.start();
    const planned = await database().db.select({ name: sql`name` }).from(sql`pgboss.schedule`);
    expect(planned).toEqual([]);
  });
});

test('refuses a job name that is already taken', () => {
  const worker = aWorker();
  worker.repeat('pass', '* * * * *', async () => {});
  expect(() => worker.repeat('pass', '* * * * *', async () => {})).toThrow('twice');
});

describe('a worker', () => {
  test('is running between its start and its end', async () => {
    const worker = aWorker();
    aJob(worker);
    expect(() => worker.assertRunning()).toThrow('The job worker isn’t running');
    await worker.start();
    worker.assertRunning();
    await worker.stop();
    expect(() => worker.assertRunning()).toThrow('The job worker isn’t running');
  });

  test('that stops looking for jobs is not running', async () => {
    const clock = aClock();
    const worker = aWorker(clock);
    aJob(worker);
    await worker.start();
    const later = clock.now() + 120_000;
    const time = spyOn(clock, 'now').mockReturnValue(later);
    expect(() => worker.assertRunning()).toThrow(/Not looking for jobs: task-\d+/);
    time.mockRestore();
    worker.assertRunning();
  });
});

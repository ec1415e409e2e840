import { describe, expect, test } from 'bun:test';
import type { CheckoutSession, CheckoutStatus } from '#contract/checkout';
import { createOrderEvents } from './order-events.ts';
import { createStatusWatch } from './status-watch.ts';

const orderId = 'ACC-2026-0001';
const aMinuteMs = 60_000;
const staying = new AbortController().signal;

/** A watch whose look-ups the test counts, and answers with `status` once `answered` has resolved. */
async function aWatch() {
  const control = {
    status: 'open' as CheckoutStatus,
    answered: Promise.resolve(),
    looks: 0,
    ended: 0,
    error: null as unknown,
  };
  let notify = (_orderId: string) => {};
  const orderEvents = await createOrderEvents({
    async listen(_channel, onNotice) {
      notify = onNotice;
    },
  });
  const watch = createStatusWatch({
    async look() {
      control.looks += 1;
      const { status } = control;
      await control.answered;
      if (control.error) throw control.error;
      return { status, orderId } as CheckoutSession;
    },
    lookEveryMs: () => aMinuteMs,
    orderEvents,
    onEnd: () => {
      control.ended += 1;
    },
    tickMs: 1,
  });
  const change = (status: CheckoutStatus, id = orderId) => {
    control.status = status;
    notify(id);
  };
  /** Starts a look-up that takes until the returned function is called. */
  async function lookSlowly(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    control.answered = promise;
    change(control.status);
    await settled();
    return resolve;
  }
  return { watch, control, orderEvents, change, lookSlowly };
}

const settled = () => new Promise(setImmediate);
const manyWaits = (watch: Awaited<ReturnType<typeof aWatch>>['watch']) =>
  Array.from({ length: 100 }, () => watch.wait(aMinuteMs, staying));

test('looks once for all requests that wait, and once after a change', async () => {
  const { watch, control, change } = await aWatch();
  const waits = manyWaits(watch);
  await settled();
  expect(control.looks).toBe(1);
  change('paid');
  const answers = await Promise.all(waits);
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill('paid'));
  await settled();
  expect(control).toMatchObject({ looks: 2, ended: 1 });
});

test('ignores changes of other orders', async () => {
  const { watch, control, change } = await aWatch();
  const wait = watch.wait(aMinuteMs, staying);
  await settled();
  change('open', 'ACC-2026-0002');
  await settled();
  expect(control.looks).toBe(1);
  change('paid');
  expect((await wait).status).toBe('paid');
});

test('looks again when the order changes during a look-up', async () => {
  const { watch, control, change } = await aWatch();
  const wait = watch.wait(aMinuteMs, staying);
  expect(control.looks).toBe(1);
  change('paid');
  expect((await wait).status).toBe('paid');
  expect(control.looks).toBe(2);
});

test('lets other work run between answers', async () => {
  const { watch, change } = await aWatch();
  let answered = 0;
  const waits = manyWaits(watch).map((wait) =>
    wait.then(() => {
      answered += 1;
    }),
  );
  await settled();
  change('paid');
  const seen = new Set<number>();
  while (answered < 100) {
    await settled();
    seen.add(answered);
  }
  expect([...seen]).toContain(20);
  expect([...seen]).toContain(80);
  await Promise.all(waits);
});

test('answers a request whose time is up and keeps watching for the others', async () => {
  const { watch, control, change } = await aWatch();
  const patient = watch.wait(aMinuteMs, staying);
  expect((await watch.wait(0, staying)).status).toBe('open');
  expect(control.ended).toBe(0);
  change('paid');
  expect((await patient).status).toBe('paid');
});

test('ends when its last request is aborted', async () => {
  const { watch, control } = await aWatch();
  const leaving = new AbortController();
  const wait = watch.wait(aMinuteMs, leaving.signal);
  await settled();
  leaving.abort();
  await wait;
  await settled();
  expect(control).toMatchObject({ looks: 1, ended: 1 });
});

test('answers all requests on shutdown without another look-up', async () => {
  const { watch, control, orderEvents } = await aWatch();
  const waits = manyWaits(watch);
  await settled();
  orderEvents.release();
  await Promise.all(waits);
  await settled();
  expect(control).toMatchObject({ looks: 1, ended: 1 });
});

test('fails all requests when the look-up fails', async () => {
  const { watch, control } = await aWatch();
  control.error = new Error('The database is gone');
  const results = await Promise.allSettled(manyWaits(watch));
  expect(results.map(({ status }) => status)).toEqual(Array(100).fill('rejected'));
  await settled();
  expect(control.ended).toBe(1);
});

describe('during a slow look-up', () => {
  async function aSlowWatch() {
    const made = await aWatch();
    const patient = made.watch.wait(aMinuteMs, staying);
    await settled();
    const endLook = await made.lookSlowly();
    expect(made.control.looks).toBe(2);
    return { ...made, patient, endLook };
  }

  test('a wait ends in time, with the status that is known', async () => {
    const { watch, control, patient, endLook, change } = await aSlowWatch();
    expect((await watch.wait(0, staying)).status).toBe('open');
    expect(control).toMatchObject({ looks: 2, ended: 0 });
    change('paid');
    endLook();
    expect((await patient).status).toBe('paid');
  });

  test('an aborted request leaves', async () => {
    const { watch } = await aSlowWatch();
    const leaving = new AbortController();
    const wait = watch.wait(aMinuteMs, leaving.signal);
    leaving.abort();
    expect((await wait).status).toBe('open');
  });

  test('all requests are answered on shutdown', async () => {
    const { watch, control, orderEvents, patient } = await aSlowWatch();
    const waits = manyWaits(watch);
    orderEvents.release();
    const answers = await Promise.all([patient, ...waits]);
    expect(answers.map(({ status }) => status)).toEqual(Array(101).fill('open'));
    expect(control.looks).toBe(2);
  });
});

describe('before the first answer', () => {
  async function aNewWatch() {
    const made = await aWatch();
    const { promise, resolve } = Promise.withResolvers<void>();
    made.control.answered = promise;
    return { ...made, endLook: resolve };
  }

  test('a wait lasts until the look-up ends', async () => {
    const { watch, endLook } = await aNewWatch();
    const wait = watch.wait(0, staying);
    await Bun.sleep(5);
    endLook();
    expect((await wait).status).toBe('open');
  });

  test('an aborted request leaves, and the look-up answers the next', async () => {
    const { watch, control, endLook } = await aNewWatch();
    const leaving = new AbortController();
    const wait = watch.wait(aMinuteMs, leaving.signal);
    leaving.abort();
    await expect(wait).rejects.toMatchObject({ code: 'provider_down' });
    const next = watch.wait(0, staying);
    endLook();
    expect((await next).status).toBe('open');
    await settled();
    expect(control).toMatchObject({ looks: 1, ended: 1 });
  });
});

test('forgets no request that comes while a look-up fails', async () => {
  const { watch, control } = await aWatch();
  control.error = new Error('The database is gone');
  const waits = [watch.wait(aMinuteMs, staying)];
  for (let turn = 0; turn < 100 && control.ended === 0; turn += 1) {
    waits.push(watch.wait(aMinuteMs, staying));
    await null;
  }
  const results = await Promise.allSettled(waits);
  expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([]);
});

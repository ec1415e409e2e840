import { beforeEach, describe, expect, test } from 'bun:test';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { ProviderRefused, ProviderUnavailable } from '#api/commerce/payments/provider/failures';
import { processes } from '#db/schema/processes';
import { testDatabase } from '#db/testing/database';
import { readProcesses, startHeartbeat } from './heartbeat.ts';
import { createProviderCalls } from './provider-calls.ts';
import { readProvider } from './service.ts';

const database = testDatabase();
const clock = {
  shiftMs: 0,
  now: () => new Date(Date.parse('2026-01-15T12:00:00Z') + clock.shiftMs),
};
const minuteMs = 60_000;

beforeEach(async () => {
  clock.shiftMs = 0;
  await database().db.delete(processes);
});

/** A process and its provider, which answers as told. */
async function aProcess(role: 'web' | 'worker' = 'web') {
  const calls = createProviderCalls(clock.now);
  const answers: (Error | null)[] = [];
  const provider = calls.watch({
    async archivePrice() {
      const error = answers.shift();
      if (error) throw error;
    },
  } as Partial<PaymentProvider> as PaymentProvider);
  const heartbeat = await startHeartbeat({
    db: database().db,
    role,
    release: '0.1.0 (3f2a91b)',
    providerCalls: calls.read,
    now: clock.now,
    log: () => {},
    everyMs: 60 * minuteMs,
  });
  return {
    ...heartbeat,
    async call(error: Error | null = null) {
      answers.push(error);
      await provider.archivePrice('price_1').catch(() => {});
      await heartbeat.beat();
    },
  };
}

const list = async () => (await readProcesses(database().db, clock.now)).processes;

describe('a process', () => {
  test('is listed with its role and versions while it runs', async () => {
    const one = await aProcess('worker');
    const { schemaVersion, processes: listed } = await readProcesses(database().db, clock.now);
    expect(listed).toEqual([
      {
        id: one.id,
        role: 'worker',
        release: '0.1.0 (3f2a91b)',
        schemaVersion,
        startedAt: '2026-01-15T12:00:00.000Z',
        seenAt: '2026-01-15T12:00:00.000Z',
        isAlive: true,
      },
    ]);
    expect(schemaVersion).toMatch(/^\d{4}_\w+$/);
    await one.stop();
    expect(await list()).toEqual([]);
  });

  test('that is killed is silent, and forgotten after a day', async () => {
    await aProcess();
    clock.shiftMs = minuteMs;
    expect(await list()).toMatchObject([{ isAlive: false }]);
    clock.shiftMs = 25 * 60 * minuteMs;
    const next = await aProcess();
    expect(await list()).toMatchObject([{ id: next.id, isAlive: true }]);
    await next.stop();
  });
});

describe('the payment provider', () => {
  const down = () => new ProviderUnavailable('The provider answered nothing');
  const state = () => readProvider(database().db);

  test('is unknown before the first call', async () => {
    const one = await aProcess();
    expect(await state()).toMatchObject({ isReachable: null, lastAnsweredAt: null });
    await one.stop();
  });

  test('is reachable while it answers, even if it refuses', async () => {
    const one = await aProcess();
    await one.call();
    expect(await state()).toMatchObject({ isReachable: true, lastFailedAt: null });
    clock.shiftMs = minuteMs;
    await one.call(new ProviderRefused('declined'));
    expect(await state()).toMatchObject({
      isReachable: true,
      lastAnsweredAt: '2026-01-15T12:01:00.000Z',
      failingSince: null,
    });
    await one.stop();
  });

  test('is unreachable since its first failed call after the last answer', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    await one.call(down());
    clock.shiftMs = minuteMs;
    await other.call();
    expect(await state()).toMatchObject({ isReachable: true, failingSince: null });
    for (const minutes of [2, 3]) {
      clock.shiftMs = minutes * minuteMs;
      await other.call(down());
    }
    expect(await state()).toEqual({
      isReachable: false,
      lastAnsweredAt: '2026-01-15T12:01:00.000Z',
      lastFailedAt: '2026-01-15T12:03:00.000Z',
      failingSince: '2026-01-15T12:02:00.000Z',
    });
    await Promise.all([one.stop(), other.stop()]);
    expect(await state()).toMatchObject({ isReachable: false });
  });

  test('isn’t judged by errors of the shop', async () => {
    const one = await aProcess();
    await one.call(new TypeError('undefined'));
    expect(await state()).toMatchObject({ isReachable: null });
    await one.stop();
  });
});

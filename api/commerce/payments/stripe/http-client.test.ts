import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import { SECRET_KEY, type StartedSandbox, start } from 'payment-sandbox/testing/start';
import { createThrottle } from '../throttle.ts';
import { withDeadline } from '../timeout.ts';
import { createClient } from './client.ts';

let started: StartedSandbox;
beforeAll(async () => {
  started = await start();
});
afterEach(() => started.sandbox.faults.clear());
afterAll(() => started.sandbox.stop());

const tooMany = { status: 429 };

/** The Stripe package with our HTTP client, and the time it slept. */
function aClient(backgroundTurn?: () => Promise<void>) {
  const pausesMs: number[] = [];
  const { stripe } = createClient({
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_unused',
    url: started.sandbox.url,
    sleep: async (ms) => pausesMs.push(ms),
    ...(backgroundTurn && { backgroundTurn }),
  });
  return { stripe, pausesMs, list: () => stripe.prices.list().then(({ data }) => data) };
}

test('retries a rate-limited request at most twice, after a pause', async () => {
  const { list, pausesMs } = aClient();
  started.sandbox.faults.next('GET /v1/prices', tooMany, 2);
  expect(await list()).toEqual([]);
  expect(pausesMs).toHaveLength(2);
  started.sandbox.faults.next('GET /v1/prices', tooMany, 3);
  await expect(list()).rejects.toMatchObject({ statusCode: 429 });
  expect(pausesMs).toHaveLength(4);
  for (const [index, pauseMs] of pausesMs.entries()) {
    const minMs = index % 2 === 0 ? 500 : 1000;
    expect(pauseMs).toBeWithin(minMs, minMs * 1.5 + 1);
  }
});

test('waits as long as the provider requests', async () => {
  using provider = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => Response.json({ error: {} }, { status: 429, headers: { 'Retry-After': '3' } }),
  });
  const pausesMs: number[] = [];
  const { stripe } = createClient({
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_unused',
    url: provider.url.origin,
    sleep: async (ms) => pausesMs.push(ms),
  });
  await expect(stripe.prices.list()).rejects.toMatchObject({ statusCode: 429 });
  for (const pauseMs of pausesMs) expect(pauseMs).toBeWithin(3000, 4501);
});

test('fails immediately if the deadline is before the end of the pause', async () => {
  const { list, pausesMs } = aClient();
  started.sandbox.faults.next('GET /v1/prices', tooMany);
  await expect(withDeadline(400, list)).rejects.toMatchObject({ statusCode: 429 });
  expect(pausesMs).toEqual([]);
});

test('throttles background work but not requests with a deadline', async () => {
  let waitedMs = 0;
  const backgroundTurn = createThrottle({
    perSecond: 10,
    clockMs: () => 0,
    sleep: async (ms) => {
      waitedMs = Math.max(waitedMs, ms);
    },
  });
  const { list } = aClient(backgroundTurn);
  await Promise.all(Array.from({ length: 5 }, () => withDeadline(5000, list)));
  expect(waitedMs).toBe(0);
  await Promise.all(Array.from({ length: 5 }, list));
  expect(waitedMs).toBe(400);
});

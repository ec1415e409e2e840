import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { openCheckout } from '../reconciliation/testing/purchases.ts';
import { coolDownMs, createCircuitBreaker } from './circuit-breaker.ts';

setDefaultTimeout(20_000);

/** Shorter than the usual 8 seconds, to keep the test fast. */
const timeoutMs = 400;
const time = { shiftMs: 0 };
const breaker = createCircuitBreaker({ clockMs: () => performance.now() + time.shiftMs });
const shop = testShop({ timeoutMs, breaker });

afterEach(async () => {
  shop().sandbox.faults.clear();
  time.shiftMs += coolDownMs;
  await shop().provider.findCheckout('cs_unknown');
});

/** The answer, the Retry-After value and the elapsed time. */
async function pressed(productId: number) {
  const startedMs = performance.now();
  const response = await shop().post('/api/orders/create-checkout', {
    productId,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  const tookMs = performance.now() - startedMs;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), tookMs };
}

const apiRequests = () => shop().sandbox.requests().length;

/** Two buyers, with two attempts each, open the circuit breaker. */
async function hangs(productId: number): Promise<void> {
  shop().sandbox.faults.always('*', 'hang');
  await pressed(productId);
  await pressed(productId);
}

test('makes only two buyers wait when the provider hangs', async () => {
  const { id } = await shop().aProduct();
  shop().sandbox.faults.always('*', 'hang');
  const first = await pressed(id);
  expect(first).toMatchObject({ status: 503, retryAfter: '10' });
  expect(first.tookMs).toBeGreaterThan(2 * timeoutMs);
  await pressed(id);
  const before = apiRequests();
  const others = await Promise.all(Array.from({ length: 5 }, () => pressed(id)));
  for (const other of others) expect(other).toMatchObject({ status: 503, retryAfter: '10' });
  expect(apiRequests()).toBe(before);
});

test('recovers with the first buyer after the pause', async () => {
  const { id } = await shop().aProduct();
  await hangs(id);
  shop().sandbox.faults.clear();
  expect((await pressed(id)).status).toBe(503);
  time.shiftMs += coolDownMs;
  expect((await pressed(id)).status).toBe(201);
  const all = await Promise.all([pressed(id), pressed(id), pressed(id)]);
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('keeps calling a provider that responds with errors', async () => {
  const { id } = await shop().aProduct();
  shop().sandbox.faults.always('*', { status: 500 });
  const before = apiRequests();
  for (let buyer = 0; buyer < 4; buyer += 1) expect((await pressed(id)).status).toBe(503);
  expect(apiRequests()).toBeGreaterThanOrEqual(before + 4);
});

test('pauses background work and completes it afterwards', async () => {
  const { id } = await shop().aProduct();
  const order = await buy(shop(), '');
  const { cookie } = await shop().signIn({ isAdmin: true });
  await hangs(id);
  const refund = { amount: '7.00', requestId: crypto.randomUUID() };
  const asked = await shop().post(`/api/orders/${order.id}/refunds`, refund, { cookie });
  expect(asked.status).toBeGreaterThan(200);
  const before = apiRequests();
  shop().clock.shiftMs += 10 * 60_000;
  await shop().jobs.run('refunds');
  const interrupted = await shop().reconciliation.run();
  expect(interrupted).toMatchObject({ finishedAt: null, error: expect.any(String) });
  expect(apiRequests()).toBe(before);

  shop().sandbox.faults.clear();
  time.shiftMs += coolDownMs;
  shop().clock.shiftMs += 10 * 60_000;
  await shop().jobs.run('refunds');
  await shop().sandbox.webhooks.settled();
  const row = await shop().db.query.orders.findFirst({ where: eq(orders.id, order.id) });
  expect(row?.paymentStatus).toBe('partially_refunded');
  expect(await shop().reconciliation.run()).toMatchObject({ differing: 0, error: null });
  expect((await openCheckout(shop(), { productId: id })).status).toBe(201);
});

import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { buy } from '#api/testing/buy';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { openCheckout } from '../reconciliation/testing/purchases.ts';
import { coolDownMs, createCircuitBreaker } from './circuit-breaker.ts';

setDefaultTimeout(20_000);

/** In place of the product's 8 seconds, so that the requests that hang hang for less. */
const timeoutMs = 400;
const time = { shiftMs: 0 };
const breaker = createCircuitBreaker({ clockMs: () => performance.now() + time.shiftMs });
const shop = testShop({ timeoutMs, breaker });

afterEach(async () => {
  shop().sandbox.faults.clear();
  time.shiftMs += coolDownMs;
  await shop().provider.findCheckout('cs_unknown');
});

/** What a buyer is told, how long they are to wait, and how long that took. */
async function pressed(productId: number) {
  const startedMs = performance.now();
  const response = await shop().post('/api/orders/create-checkout', {
    ...{ productId, customerName: 'Ada Lovelace' },
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  const tookMs = performance.now() - startedMs;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), tookMs };
}

const apiRequests = () => shop().sandbox.requests().length;

/** Two buyers, with two tries each, find out that nothing is answered. */
async function hangs(productId: number): Promise<void> {
  shop().sandbox.faults.always('*', 'hang');
  await pressed(productId);
  await pressed(productId);
}

test('a provider that hangs is noticed by two buyers; all others are told at once', async () => {
  const { id } = await shop().aProduct();
  shop().sandbox.faults.always('*', 'hang');
  const first = await pressed(id);
  expect(first).toMatchObject({ status: 503, retryAfter: '10' });
  expect(first.tookMs).toBeGreaterThan(2 * timeoutMs);
  await pressed(id);
  const before = apiRequests();
  const others = await Promise.all(Array.from({ length: 5 }, () => pressed(id)));
  for (const other of others) {
    expect(other).toMatchObject({ status: 503, retryAfter: '10' });
    expect(other.tookMs).toBeLessThan(first.tookMs);
  }
  expect(apiRequests()).toBe(before);
});

test('once it is back, the first buyer after the pause buys, and so do all others', async () => {
  const { id } = await shop().aProduct();
  await hangs(id);
  shop().sandbox.faults.clear();
  expect((await pressed(id)).status).toBe(503);
  time.shiftMs += coolDownMs;
  expect((await pressed(id)).status).toBe(201);
  const all = await Promise.all([pressed(id), pressed(id), pressed(id)]);
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('a provider that answers with errors is asked each time', async () => {
  const { id } = await shop().aProduct();
  shop().sandbox.faults.always('*', { status: 500 });
  const before = apiRequests();
  for (let buyer = 0; buyer < 4; buyer += 1) expect((await pressed(id)).status).toBe(503);
  expect(apiRequests()).toBeGreaterThanOrEqual(before + 4);
});

test('background work asks nothing meanwhile, and does all of it afterwards', async () => {
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

import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { renew } from '#api/testing/money';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Credit } from '#contract/billing';
import { orders } from '#db/schema/orders';

setDefaultTimeout(20_000);

const shop = testShop();
const get = (cookie: string) => shop().get('/api/customer/credits', { cookie });

afterEach(() => shop().sandbox.faults.clear());

async function list(cookie: string): Promise<Credit[]> {
  const response = await get(cookie);
  expect(response.status).toBe(200);
  return response.json();
}

/** A customer who paid for Expansion Support and has just downgraded. */
async function withCredit() {
  const person = await aSubscriber(shop(), { purchase: { supportPackage: 'expansion' } });
  const plan = { billingInterval: 'month', supportPackage: 'none' };
  const changed = await shop().post(`/api/customer/subscriptions/${person.order.id}/plan`, plan, {
    cookie: person.cookie,
  });
  expect(changed.status).toBe(200);
  return person;
}

test('lists a downgrade’s credit with the order that uses it', async () => {
  const { cookie, order, product } = await withCredit();
  await buy(shop(), cookie, { productId: product.id });
  const [credit, ...others] = await list(cookie);
  expect(others).toEqual([]);
  expect(credit?.orderId).toBe(order.orderId);
  expect(Number(credit?.amount)).toBeGreaterThan(580);
  expect(Number(credit?.amount)).toBeLessThanOrEqual(599);
});

test('uses credit before charging the card on renewal', async () => {
  const { cookie, order } = await withCredit();
  const [before] = await list(cookie);
  await renew(shop(), order);
  const [after] = await list(cookie);
  expect(Number(before?.amount) - Number(after?.amount)).toBeCloseTo(19, 2);
});

test('hides other customers’ credit and that of ended subscriptions', async () => {
  const { cookie, order } = await withCredit();
  const { cookie: other } = await aSubscriber(shop());
  expect(await list(other)).toEqual([]);
  expect(await list((await shop().signIn()).cookie)).toEqual([]);
  const ended = { subscriptionStatus: 'cancelled' } as const;
  await shop().db.update(orders).set(ended).where(eq(orders.id, order.id));
  expect(await list(cookie)).toEqual([]);
});

test('returns 503 when the provider does not respond', async () => {
  const { cookie } = await aSubscriber(shop());
  shop().sandbox.faults.always('GET /v1/customers/{id}', { status: 500 });
  const refused = await get(cookie);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'provider_down' });
});

import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';

setDefaultTimeout(20_000);

const shop = testShop();
const get = (cookie: string) => shop().get('/api/customer/cards', { cookie });
const list = async (cookie: string) => (await get(cookie)).json();

afterEach(() => shop().sandbox.faults.clear());

test('lists the card of each order by its network and last four digits', async () => {
  const { cookie, order } = await aSubscriber(shop());
  expect(await list(cookie)).toEqual([
    {
      orderId: order.orderId,
      brand: 'visa',
      last4: '4242',
      expMonth: expect.any(Number),
      expYear: expect.any(Number),
    },
  ]);
});

test('hides other customers’ cards and those of ended subscriptions', async () => {
  const { cookie, order } = await aSubscriber(shop());
  expect(await list((await shop().signIn()).cookie)).toEqual([]);
  const ended = { subscriptionStatus: 'cancelled' } as const;
  await shop().db.update(orders).set(ended).where(eq(orders.id, order.id));
  expect(await list(cookie)).toEqual([]);
});

test('returns 503 when the provider does not respond', async () => {
  const { cookie } = await aSubscriber(shop());
  shop().sandbox.faults.always('GET /v1/subscriptions/{id}', { status: 500 });
  const refused = await get(cookie);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'provider_down' });
});

import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aDelivery, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';

const shop = testShop();
let cookie = '';
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

const first = 'https://www.harbor.example/';
const second = 'https://harbor.example/';

async function aDelivered() {
  const order = await anOrder(shop().db);
  const path = `/api/orders/${order.id}`;
  const body = { ...aDelivery(), liveUrl: first, version: 0 };
  expect((await shop().post(`${path}/deliver`, body, { cookie })).status).toBe(200);
  return {
    order,
    path,
    change: (liveUrl: string | null, version: number) =>
      shop().send('PATCH', `${path}/live-address`, { liveUrl, version }, { cookie }),
    read: async () => shop().db.query.orders.findFirst({ where: eq(orders.id, order.id) }),
  };
}

test('moves a website without new credentials or an email', async () => {
  const { order, change, read } = await aDelivered();
  const before = await shop().db.$count(mails);
  const answer = await change(second, 1);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    liveUrl: second,
    deliveryVersion: 2,
    credentialLabels: aDelivery().credentials.map(({ label }) => label),
    siteCheck: null,
  });
  expect(await shop().db.$count(mails)).toBe(before);
  expect((await change(null, 2)).status).toBe(200);
  expect(await read()).toMatchObject({ liveUrl: null, orderId: order.orderId });
});

test('changes nothing if the address is the same', async () => {
  const { change, read } = await aDelivered();
  expect((await change(first, 1)).status).toBe(200);
  expect(await read()).toMatchObject({ deliveryVersion: 1 });
});

test('refuses an older version, also between an address and credentials', async () => {
  const { path, change, read } = await aDelivered();
  expect((await change(second, 1)).status).toBe(200);
  const late = await change(first, 1);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ newer: { at: expect.any(String) } });
  const handover = { ...aDelivery(), liveUrl: first, version: 1 };
  expect((await shop().post(`${path}/deliver`, handover, { cookie })).status).toBe(409);
  expect(await read()).toMatchObject({ liveUrl: second });
});

test('is part of the first delivery until then', async () => {
  const { id } = await anOrder(shop().db);
  const path = `/api/orders/${id}/live-address`;
  const answer = await shop().send('PATCH', path, { liveUrl: second, version: 0 }, { cookie });
  expect(answer.status).toBe(409);
});

test.each(['http://harbor.example/', 'https://10.0.0.1/', 7])('refuses %j', async (liveUrl) => {
  const { path } = await aDelivered();
  const body = { liveUrl, version: 1 };
  const answer = await shop().send('PATCH', `${path}/live-address`, body, { cookie });
  expect(answer.status).toBe(400);
});

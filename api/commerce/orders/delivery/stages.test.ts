import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aDelivery, buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { orderStages } from '#db/schema/order-stages';
import { orders } from '#db/schema/orders';
import { enterStage } from './stages.ts';

const shop = testShop();
let cookie = '';
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

const stagesOf = async (id: number) => {
  const rows = await shop().db.query.orderStages.findMany({
    where: eq(orderStages.orderId, id),
    orderBy: orderStages.id,
  });
  return rows.map(({ stage }) => stage);
};
const read = (id: number) => shop().db.query.orders.findFirst({ where: eq(orders.id, id) });
const act = (id: number, action: string, body?: unknown) =>
  shop().post(`/api/orders/${id}/${action}`, body, { cookie });

test('enters a stage at the payment, the start of work and the delivery', async () => {
  const order = await buy(shop(), '');
  expect(await read(order.id)).toMatchObject({ stage: 'requirements', stageSince: order.paidAt });
  expect((await act(order.id, 'start')).status).toBe(200);
  const started = await read(order.id);
  expect(started).toMatchObject({ stage: 'development', stageSince: started?.startedAt });
  expect((await act(order.id, 'deliver', aDelivery())).status).toBe(200);
  const delivered = await read(order.id);
  expect(delivered).toMatchObject({ stage: 'release', stageSince: delivered?.deliveredAt });
  expect(await stagesOf(order.id)).toEqual(['requirements', 'development', 'release']);
});

test('records a stage once, though two enter it at the same time', async () => {
  const order = await buy(shop(), '');
  const { stageVersion: before = 0 } = (await read(order.id)) ?? {};
  const at = new Date();
  const both = [1, 2].map(() => enterStage(shop().db, order.id, 'review', { at }));
  expect((await Promise.all(both)).sort()).toEqual([false, true]);
  expect(await stagesOf(order.id)).toEqual(['requirements', 'review']);
  expect((await read(order.id))?.stageVersion).toBe(before + 1);
});

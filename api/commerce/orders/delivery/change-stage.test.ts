import { beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readEvents } from '#api/testing/event-stream';
import { aDelivery, anOrder, buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { OrderEvent } from '#contract/order-timeline';
import type { OrderDetails } from '#contract/orders';
import type { Problem } from '#contract/problem';
import { customers } from '#db/schema/customers';
import { orderStages } from '#db/schema/order-stages';
import type { OrderRow } from '#db/schema/orders';

const shop = testShop();
const minuteMs = 60 * 1000;
const previewUrl = 'https://preview.sitewright.example/ada';
let grace = '';
let linus = '';
beforeAll(async () => {
  grace = await adminNamed('Grace', 'Hopper');
  linus = await adminNamed('Linus', 'Pauling');
});
beforeEach(() => {
  shop().clock.shiftMs = 0;
});

async function adminNamed(firstName: string, lastName: string): Promise<string> {
  const { id, cookie } = await shop().signIn({ isAdmin: true });
  await shop().db.update(customers).set({ firstName, lastName }).where(eq(customers.id, id));
  return cookie;
}

const change = ({ id }: Pick<OrderRow, 'id'>, body: object, cookie = grace) =>
  shop().send('PATCH', `/api/orders/${id}/stage`, body, { cookie });

/** Changes an order with its current version. */
async function changed(order: OrderRow, body: object): Promise<OrderDetails> {
  const { stageVersion: version } = await findOrder(shop(), order.orderId);
  const response = await change(order, { ...body, version });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
  return response.json();
}

const refused = async (response: Response): Promise<Problem> => {
  expect(response.ok).toBe(false);
  return response.json();
};

describe('moving an order', () => {
  test('out of its requirements starts the work, but not the clock before the brief is sent', async () => {
    const order = await buy(shop(), '');
    expect(order).toMatchObject({ pauseReason: 'brief', resumedAt: null });
    const moved = await changed(order, { stage: 'development' });
    expect(moved).toMatchObject({
      status: 'in_progress',
      stage: 'development',
      startedAt: moved.stageSince,
      pause: { reason: 'brief', until: null },
    });
  });

  test('to the review pauses the clock until it leaves, forward or back', async () => {
    const order = await anOrder(shop().db, { stage: 'requirements', stageSince: new Date() });
    const due = (await changed(order, { stage: 'development' })).promisedAt ?? '';
    const inReview = await changed(order, { stage: 'review', previewUrl });
    expect(inReview).toMatchObject({ previewUrl, pause: { reason: 'approval', until: null } });
    shop().clock.shiftMs += 30 * minuteMs;
    const back = await changed(order, { stage: 'development' });
    expect(back.pause?.until).toBe(back.stageSince);
    const laterMs = Date.parse(back.promisedAt ?? '') - Date.parse(due);
    expect(Math.round(laterMs / minuteMs)).toBe(30);
    await changed(order, { stage: 'review' });
    expect((await changed(order, { stage: 'release' })).pause?.until).toEqual(expect.any(String));
  });

  test('back is recorded with who did it, and the work stays started', async () => {
    const order = await anOrder(shop().db, { stage: 'requirements', stageSince: new Date() });
    const { startedAt } = await changed(order, { stage: 'development' });
    shop().clock.shiftMs += 1_000;
    const back = await changed(order, { stage: 'requirements' });
    expect(back).toMatchObject({ status: 'in_progress', startedAt, stage: 'requirements' });
    const path = `/api/orders/${order.id}/timeline`;
    const events: OrderEvent[] = await (await shop().get(path, { cookie: grace })).json();
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['ordered', null],
      ['started', null],
      ['stage_changed', 'Requirements review, by Grace Hopper'],
    ]);
  });

  test('straight to the review records no development in between', async () => {
    const order = await buy(shop(), '');
    const moved = await changed(order, { stage: 'review', previewUrl });
    expect(moved).toMatchObject({ status: 'in_progress', pause: { reason: 'approval' } });
    const rows = await shop()
      .db.select()
      .from(orderStages)
      .where(eq(orderStages.orderId, order.id))
      .orderBy(orderStages.id);
    expect(rows.map(({ stage }) => stage)).toEqual(['requirements', 'review']);
    expect(rows.map(({ enteredBy }) => enteredBy)).toEqual([null, expect.any(Number)]);
  });

  test('that is unpaid, delivered or cancelled is refused', async () => {
    const { db } = shop();
    const unpaid = await anOrder(db, { paidAt: null, paymentStatus: 'pending' });
    const cancelled = await anOrder(db, { status: 'cancelled' });
    const delivered = await anOrder(db);
    await shop().post(`/api/orders/${delivered.id}/deliver`, aDelivery(), { cookie: grace });
    const sentences = await Promise.all(
      [unpaid, delivered, cancelled].map(async (order) => {
        const { code, detail } = await refused(
          await change(order, { stage: 'review', version: 0 }),
        );
        return [code, detail];
      }),
    );
    expect(sentences).toEqual([
      ['conflict', 'This order hasn’t been paid yet.'],
      ['conflict', 'This website has already been delivered.'],
      ['conflict', 'This order is cancelled.'],
    ]);
  });
});

describe('the preview address', () => {
  test('is needed for the review and kept while the customer reviews', async () => {
    const order = await anOrder(shop().db, { stage: 'development', status: 'in_progress' });
    const early = await refused(await change(order, { stage: 'review', version: 0 }));
    expect(early.errors?.map(({ path }) => path)).toEqual(['previewUrl']);
    expect(await findOrder(shop(), order.orderId)).toMatchObject({ stage: 'development' });
    await changed(order, { stage: 'review', previewUrl });
    const { stageVersion: version } = await findOrder(shop(), order.orderId);
    expect((await change(order, { previewUrl: null, version })).status).toBe(400);
    expect(await changed(order, { previewUrl: `${previewUrl}/2` })).toMatchObject({
      previewUrl: `${previewUrl}/2`,
    });
  });

  test.each([
    ...['http://preview.example/', 'javascript:alert(1)', 'preview.example', ' '],
    ...['https://localhost/', 'https://10.0.0.1/', 'https://ada:secret@preview.example/'],
  ])('is refused as %j', async (address) => {
    const order = await anOrder(shop().db);
    const { code, errors } = await refused(
      await change(order, { previewUrl: address, version: 0 }),
    );
    expect([code, errors?.[0]?.path]).toEqual(['validation', 'previewUrl']);
  });

  test('is shown to the customer during the review only', async () => {
    const owner = await shop().signIn();
    const order = await anOrder(shop().db, { customerId: owner.id, stage: 'development' });
    const seen = async () =>
      (
        await shop().get(`/api/customer/subscriptions/${order.id}`, { cookie: owner.cookie })
      ).json();
    await changed(order, { previewUrl });
    expect(await seen()).toMatchObject({ stage: 'development', previewUrl: null });
    const { stageSince } = await changed(order, { stage: 'review' });
    expect(await seen()).toMatchObject({ stage: 'review', stageSince, previewUrl });
  });
});

describe('two admins who read the same version', () => {
  test.each([
    [{ stage: 'release' }, 'Grace Hopper moved this order to Production release.'],
    [{ previewUrl }, 'Grace Hopper changed the preview address of this order.'],
  ])('never overwrite each other: %j', async (first, sentence) => {
    const order = await anOrder(shop().db, { stage: 'development', status: 'in_progress' });
    expect((await change(order, { ...first, version: 0 })).status).toBe(200);
    const before = await findOrder(shop(), order.orderId);
    const late = await change(order, { stage: 'requirements', version: 0 }, linus);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      detail: sentence,
      newer: { by: 'Grace Hopper', at: expect.any(String) },
    });
    expect(await findOrder(shop(), order.orderId)).toEqual(before);
  });

  test('at the same time: one moves the order and the other learns of it', async () => {
    const order = await anOrder(shop().db, { stage: 'development', status: 'in_progress' });
    const both = await Promise.all([
      change(order, { stage: 'release', version: 0 }),
      change(order, { stage: 'requirements', version: 0 }, linus),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('learn of a start of work too', async () => {
    const order = await anOrder(shop().db, { stage: 'requirements' });
    await shop().post(`/api/orders/${order.id}/start`, undefined, { cookie: grace });
    const late = await change(order, { stage: 'development', version: 0 }, linus);
    expect(await late.json()).toMatchObject({
      detail: 'Grace Hopper started work on this order.',
    });
  });
});

test('assigns an order to an admin and to no one else', async () => {
  const order = await anOrder(shop().db, { stage: 'development' });
  const admins = await (await shop().get('/api/admin/assignees', { cookie: grace })).json();
  const { id: assigneeId } = admins.find(({ name }: { name: string }) => name === 'Linus Pauling');
  expect(await changed(order, { assigneeId })).toMatchObject({ assigneeId, stageVersion: 1 });
  // The same again changes nothing.
  expect(await changed(order, { assigneeId })).toMatchObject({ stageVersion: 1 });
  const unknown = await refused(await change(order, { assigneeId: 2_000_000_000, version: 1 }));
  expect(unknown.errors?.map(({ path }) => path)).toEqual(['assigneeId']);
  expect(await changed(order, { assigneeId: null })).toMatchObject({ assigneeId: null });
});

test('tells open pages of admins', async () => {
  const order = await anOrder(shop().db, { stage: 'development' });
  const events = readEvents(await shop().get('/api/admin/events', { cookie: linus }));
  await events.next();
  await changed(order, { stage: 'release' });
  expect((await events.next())?.data).toEqual({
    actor: 'Grace Hopper',
    kind: 'order.changed',
    id: order.id,
    name: order.orderId,
    own: false,
  });
});

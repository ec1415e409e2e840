import { afterEach, describe, expect, test } from 'bun:test';
import { asc, eq } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { anOrder, buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Order } from '#contract/orders';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';
import { orderLifecycle } from '../lifecycle.ts';
import {
  deadlineOrder,
  deliveryClockOf,
  pauseDelivery,
  resumeDelivery,
  resumedBy,
} from './deadline.ts';
import { moveToStage } from './move-to-stage.ts';

const shop = testShop();
const hourMs = 60 * 60 * 1000;
const paidAt = new Date('2026-03-28T23:30:00.000Z');
const after = (hours: number) => new Date(paidAt.getTime() + hours * hourMs);

afterEach(() => {
  shop().clock.shiftMs = 0;
});

async function reread({ id }: OrderRow): Promise<OrderRow> {
  const [row] = await shop().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('The order is gone');
  return row;
}

async function aPausedOrder(values: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> {
  const order = await anOrder(shop().db, { paidAt, ...values });
  await pauseDelivery(shop().db, order, 'brief', order.paidAt ?? paidAt);
  return reread(order);
}

type MoveOn = (order: OrderRow) => Promise<unknown>;

describe('the delivery clock', () => {
  const unpaused = { pauseReason: null, pausedAt: null, resumedAt: null, clockStartAt: null };
  const plain = { ...unpaused, promisedHours: 48, earlierPauses: [] };
  const paid = { ...plain, paidAt, status: 'pending' } as const;

  test('is due 48 hours after the payment if it was never paused', () => {
    const due = { promisedAt: after(48).toISOString(), pause: null };
    expect(deliveryClockOf(paid)).toEqual(due);
    expect(deliveryClockOf({ ...paid, status: 'in_progress' })).toEqual(due);
    expect(deliveryClockOf({ ...paid, status: 'delivered' })).toEqual(due);
  });

  test('is due within the hours that the order was promised', () => {
    expect(deliveryClockOf({ ...paid, promisedHours: 168 }).promisedAt).toBe(
      after(168).toISOString(),
    );
    const paused = { pauseReason: 'brief', pausedAt: after(20) } as const;
    expect(deliveryClockOf({ ...paid, ...paused, promisedHours: 24 }).pause?.leftMs).toBe(
      4 * hourMs,
    );
  });

  test('has nothing due before the payment and after the end', () => {
    const nothing = { promisedAt: null, pause: null };
    expect(deliveryClockOf({ ...paid, paidAt: null })).toEqual(nothing);
    expect(deliveryClockOf({ ...paid, status: 'cancelled' })).toEqual(nothing);
    const paused = { pauseReason: 'brief', pausedAt: paidAt } as const;
    expect(deliveryClockOf({ ...paid, ...paused, status: 'cancelled' })).toEqual(nothing);
  });

  test.each([
    [0, 48],
    [7, 41],
    [48, 0],
    [50, -2],
  ])('keeps what was left when it is paused after %d hours', (hours, left) => {
    const paused = { ...paid, pauseReason: 'brief', pausedAt: after(hours) } as const;
    expect(deliveryClockOf(paused)).toEqual({
      promisedAt: after(48).toISOString(),
      pause: {
        reason: 'brief',
        since: after(hours).toISOString(),
        until: null,
        leftMs: left * hourMs,
        earlier: [],
      },
    });
  });
});

describe('a pause', () => {
  test.each([0, 0.001, 9, 24 * 40])('of %d hours moves the deadline by as much', async (hours) => {
    const order = await aPausedOrder();
    await resumeDelivery(shop().db, order, 'brief', after(hours));
    const resumed = await reread(order);
    expect(deliveryClockOf(resumed)).toEqual({
      promisedAt: after(48 + hours).toISOString(),
      pause: {
        reason: 'brief',
        since: paidAt.toISOString(),
        until: after(hours).toISOString(),
        leftMs: 48 * hourMs,
        earlier: [],
      },
    });
    await resumeDelivery(shop().db, order, 'brief', after(hours + 5));
    expect(await reread(order)).toMatchObject({ clockStartAt: resumed.clockStartAt });
  });

  test('adds up with the ones before', async () => {
    const order = await aPausedOrder();
    await resumeDelivery(shop().db, order, 'brief', after(5));
    await pauseDelivery(shop().db, order, 'approval', after(8));
    await pauseDelivery(shop().db, order, 'approval', after(9));
    const first = { reason: 'brief', since: paidAt.toISOString(), until: after(5).toISOString() };
    expect(deliveryClockOf(await reread(order)).pause).toMatchObject({
      since: after(8).toISOString(),
      leftMs: 45 * hourMs,
      earlier: [first],
    });
    await resumeDelivery(shop().db, order, 'approval', after(10));
    expect(deliveryClockOf(await reread(order)).pause).toMatchObject({
      until: after(10).toISOString(),
      earlier: [first],
    });
    const { promisedAt } = deliveryClockOf(await reread(order));
    expect(promisedAt).toBe(after(48 + 5 + 2).toISOString());
  });

  test('never moves the deadline back if clocks differ', async () => {
    const order = await aPausedOrder();
    await resumeDelivery(shop().db, order, 'brief', after(-1));
    expect(deliveryClockOf(await reread(order))).toMatchObject({
      promisedAt: after(48).toISOString(),
      pause: { until: paidAt.toISOString() },
    });
  });

  test.each<[string, MoveOn]>([
    ['starts the work', (order) => orderLifecycle.startWork(shop().db, order, after(20))],
    ...(['development', 'release'] as const).map((stage): [string, MoveOn] => [
      `moves to ${stage}`,
      (order) => moveToStage(shop().db, order, stage, { at: after(20) }),
    ]),
  ])('stays when the shop %s before a brief was sent', async (_, act) => {
    const order = await aPausedOrder();
    await act(order);
    expect(await reread(order)).toMatchObject({ status: 'in_progress' });
    const { pause } = deliveryClockOf(await reread(order));
    expect(pause).toMatchObject({ reason: 'brief', until: null });

    const asked = await aPausedOrder();
    await shop().db.insert(briefs).values({ orderId: asked.id, sections: [], sentAt: paidAt });
    await act(asked);
    expect(deliveryClockOf(await reread(asked)).promisedAt).toBe(after(68).toISOString());
  });

  test('becomes one for the approval with a preview, and then ends', async () => {
    const order = await aPausedOrder();
    await moveToStage(shop().db, order, 'review', { at: after(20) });
    const reviewed = await reread(order);
    expect(deliveryClockOf(reviewed).pause).toMatchObject({ reason: 'approval', until: null });
    await moveToStage(shop().db, reviewed, 'development', { at: after(30) });
    expect(deliveryClockOf(await reread(order)).promisedAt).toBe(after(78).toISOString());
  });

  test('ends when the shop delivers', async () => {
    const delivered = await aPausedOrder();
    await orderLifecycle.deliver(shop().db, delivered, { at: after(30), note: null, version: 0 });
    expect(deliveryClockOf(await reread(delivered)).promisedAt).toBe(after(78).toISOString());
    await orderLifecycle.deliver(shop().db, delivered, { at: after(90), note: null, version: 1 });
    expect(deliveryClockOf(await reread(delivered)).promisedAt).toBe(after(78).toISOString());
  });

  test.each<[string, Partial<typeof orders.$inferInsert>]>([
    ['delivered', { status: 'delivered', deliveredAt: after(3) }],
    ['cancelled', { status: 'cancelled' }],
  ])('never begins once the order is %s', async (_, values) => {
    expect(await aPausedOrder(values)).toMatchObject({ pausedAt: null, pauseReason: null });
  });

  test('changes nothing about an order that was never paused', async () => {
    const order = await anOrder(shop().db, { paidAt });
    await shop()
      .db.update(orders)
      .set(resumedBy(after(5)))
      .where(eq(orders.id, order.id));
    expect(await reread(order)).toMatchObject({ clockStartAt: null, resumedAt: null });
  });
});

test('begins with the payment and ends when the brief is first sent', async () => {
  const { cookie } = await shop().signIn();
  const order = await buy(shop(), cookie, {});
  const path = `/api/customer/subscriptions/${order.orderId}`;
  const read = async (address = path) => (await shop().get(address, { cookie })).json();
  const promisedAt = new Date((order.paidAt?.getTime() ?? 0) + 48 * hourMs).toISOString();
  expect(await read()).toMatchObject({
    promisedAt,
    pause: { reason: 'brief', since: order.paidAt?.toISOString(), leftMs: 48 * hourMs },
  });
  const save = { answers: { businessName: 'Ada’s Bakery' }, version: 0 };
  await shop().send('PATCH', `${path}/brief`, save, { cookie });
  expect(await read()).toMatchObject({ promisedAt });
  shop().clock.shiftMs = 9 * hourMs;
  const sent = await (
    await shop().post(`${path}/brief/send`, { unfinished: true }, { cookie })
  ).json();
  const waitedMs = Date.parse(sent.sentAt) - (order.paidAt?.getTime() ?? 0);
  expect(waitedMs).toBeGreaterThan(8.9 * hourMs);
  const due = new Date((order.paidAt?.getTime() ?? 0) + 48 * hourMs + waitedMs).toISOString();
  const clock = { promisedAt: due, pause: { until: sent.sentAt } };
  expect(sent).toMatchObject(clock);
  shop().clock.shiftMs = 12 * hourMs;
  await shop().post(`${path}/brief/send`, { unfinished: true }, { cookie });
  const admin = (await shop().signIn({ isAdmin: true })).cookie;
  const seen = await (await shop().get(`/api/orders/${order.id}`, { cookie: admin })).json();
  expect(seen).toMatchObject(clock);
  for (const one of [await read(), await read(`${path}/brief`)]) expect(one).toMatchObject(clock);
});

test('sorts in SQL as it does in the code, and paused orders last', async () => {
  const customerName = `Clock ${crypto.randomUUID()}`;
  for (const hours of [5, 1, 9, 3]) {
    const promisedHours = hours === 3 ? 24 : 48;
    const order = await aPausedOrder({ customerName, paidAt: after(hours), promisedHours });
    if (hours !== 9) await resumeDelivery(shop().db, order, 'brief', after(20 - hours));
  }
  await anOrder(shop().db, { customerName, paidAt: after(14) });
  await anOrder(shop().db, { customerName, paidAt: after(1), promisedHours: 720 });
  const rows = await shop()
    .db.select()
    .from(orders)
    .where(eq(orders.customerName, customerName))
    .orderBy(deadlineOrder.by, asc(orders.id));
  const due = rows.map((row) => {
    const { promisedAt, pause } = deliveryClockOf(row);
    return promisedAt && pause?.until !== null ? promisedAt : '~';
  });
  expect(due).toEqual(due.toSorted());
  expect(due.at(-1)).toBe('~');
  expect(rows.map((row) => deadlineOrder.of(row)?.getTime() ?? null)).toEqual(
    due.map((text) => (text === '~' ? null : Date.parse(text))),
  );
  const { cookie } = await shop().signIn({ isAdmin: true });
  const path = `/api/orders?status=undelivered&limit=2&q=${encodeURIComponent(customerName)}`;
  const listed = (await readPages<Order>(shop(), path, cookie)).flat();
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

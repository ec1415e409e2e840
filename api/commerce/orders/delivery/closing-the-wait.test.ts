import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aDelivery, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Brief } from '#contract/briefs';

import { describeDelivery, isAskedAgain, isPaused } from '#contract/describe-delivery';
import type { Subscription } from '#contract/subscriptions';
import { type OrderRow, orders } from '#db/schema/orders';
import type { DeliveryStage } from '#db/values/enumerations';

setDefaultTimeout(30_000);
const shop = testShop();
const hourMs = 60 * 60 * 1000;
/** Less than a session of an admin lasts. */
const waitedMs = hourMs / 3;

afterEach(() => {
  shop().clock.shiftMs = 0;
});

/** An order of a customer that waits for their brief, and the calls of both sides. */
async function aWaitingOrder(values: Partial<typeof orders.$inferInsert> = {}) {
  const { id: customerId, cookie } = await shop().signIn();
  const paidAt = shop().clock.now();
  const order = await anOrder(shop().db, {
    customerId,
    customerEmail: `${crypto.randomUUID()}@example.com`,
    paidAt,
    stage: 'requirements',
    stageSince: paidAt,
    pausedAt: paidAt,
    pauseReason: 'brief',
    ...values,
  });
  const admin = await shop().signIn({ isAdmin: true });
  const path = `/api/customer/subscriptions/${order.id}`;
  const reread = async (): Promise<OrderRow> => {
    const row = await shop().db.query.orders.findFirst({ where: eq(orders.id, order.id) });
    if (!row) throw new Error('The order is gone');
    return row;
  };
  const move = async (stage: DeliveryStage) => {
    const { stageVersion: version } = await reread();
    const change = { stage, version, previewUrl: 'https://preview.example/' };
    return shop().send('PATCH', `/api/orders/${order.id}/stage`, change, admin);
  };
  return {
    order,
    reread,
    move,
    save: (businessName: string) =>
      shop().send('PATCH', `${path}/brief`, { answers: { businessName }, version: 0 }, { cookie }),
    send: () => shop().post(`${path}/brief/send`, { unfinished: true }, { cookie }),
    ask: () =>
      shop().post(
        `/api/orders/${order.id}/brief/questions`,
        { questions: ['Do you deliver?'] },
        { cookie: admin.cookie },
      ),
    start: () => shop().post(`/api/orders/${order.id}/start`, undefined, { cookie: admin.cookie }),
    deliver: () =>
      shop().post(`/api/orders/${order.id}/deliver`, aDelivery(), { cookie: admin.cookie }),
    brief: async (): Promise<Brief> => (await shop().get(`${path}/brief`, { cookie })).json(),
    page: async (): Promise<Subscription> => (await shop().get(path, { cookie })).json(),
    reminders: async () =>
      (await shop().mailsTo(order.customerEmail)).filter(({ kind }) => kind === 'brief-reminder'),
  };
}

type Waiting = Awaited<ReturnType<typeof aWaitingOrder>>;

const neverSent = 'for a brief that was never sent';

/** Why the shop waits. */
const waits: [string, () => Promise<Waiting>][] = [
  [neverSent, () => aWaitingOrder()],
  ['for the answers to its questions', async () => anAskedOrder(await aWaitingOrder())],
  [
    'for a brief that it sent back',
    async () => {
      const waiting = await aWaitingOrder();
      await waiting.save('Ada’s');
      await waiting.send();
      await waiting.move('development');
      await waiting.move('requirements');
      return waiting;
    },
  ],
];

async function anAskedOrder(waiting: Waiting): Promise<Waiting> {
  await waiting.save('Ada’s');
  await waiting.send();
  expect((await waiting.ask()).status).toBe(200);
  return waiting;
}

/** What an admin does without waiting any longer. */
const ways: [string, (waiting: Waiting) => Promise<Response>][] = [
  ['development', ({ move }) => move('development')],
  ['review', ({ move }) => move('review')],
  ['release', ({ move }) => move('release')],
  ['delivery', ({ deliver }) => deliver()],
];

/** What ends the wait for a brief that was never sent. */
const closing = new Set(['review', 'delivery']);

describe.each(waits)('an order that waits %s', (why, wait) => {
  // Work may begin before the brief is there, but the shop still waits for it.
  test.each(why === neverSent ? ways.filter(([to]) => closing.has(to)) : ways)(
    'no longer does once an admin moves it to %s',
    async (_, moveOn) => {
      const waiting = await wait();
      const before = await waiting.reread();
      expect(isPaused(await waiting.brief())).toBe(true);
      const dueMs = Date.parse((await waiting.brief()).promisedAt ?? '');
      shop().clock.shiftMs = waitedMs;
      expect((await moveOn(waiting)).status).toBe(200);

      const brief = await waiting.brief();
      const page = await waiting.page();
      const after = await waiting.reread();
      for (const seen of [brief, page]) {
        expect(seen.pause?.reason === 'brief' && isPaused(seen)).toBe(false);
        const sentence = describeDelivery(seen, shop().clock.now(), String).join('');
        expect(sentence).not.toContain('we’re waiting for the website brief');
      }
      expect(isAskedAgain(brief)).toBe(false);
      const movedMs = Number(after.clockStartAt) - Number(before.clockStartAt ?? before.paidAt);
      const pausedMs = Number(after.resumedAt ?? after.pausedAt) - Number(before.pausedAt);
      expect(movedMs).toBe(pausedMs);
      expect(movedMs).toBeGreaterThanOrEqual(waitedMs);
      expect(Date.parse(brief.promisedAt ?? '')).toBe(dueMs + movedMs);

      for (const days of [1, 3, 7]) {
        shop().clock.shiftMs = waitedMs + days * 24 * hourMs;
        await shop().jobs.run('pause-reminders');
      }
      expect(await waiting.reminders()).toEqual([]);
    },
  );

  test.if(why === neverSent)('still does in development until the brief is sent', async () => {
    const waiting = await wait();
    await waiting.move('development');
    expect(isPaused(await waiting.brief())).toBe(true);
    await waiting.save('Ada’s');
    shop().clock.shiftMs = waitedMs;
    expect((await waiting.send()).status).toBe(200);
    expect(isPaused(await waiting.brief())).toBe(false);
    expect(await waiting.reread()).toMatchObject({ stage: 'development' });
  });

  test.if(why !== neverSent)(
    'goes on from where it was moved when the customer answers after all',
    async () => {
      const waiting = await wait();
      await waiting.move('development');
      const moved = await waiting.reread();
      expect((await waiting.save('Ada’s Bakery')).status).toBe(200);
      expect((await waiting.send()).status).toBe(200);
      const { pausedAt, resumedAt, clockStartAt, stage } = await waiting.reread();
      expect({ pausedAt, resumedAt, clockStartAt, stage }).toEqual({
        pausedAt: moved.pausedAt,
        resumedAt: moved.resumedAt,
        clockStartAt: moved.clockStartAt,
        stage: 'development',
      });
      expect((await waiting.brief()).answers).toMatchObject({ businessName: 'Ada’s Bakery' });
    },
  );
});

test('a brief that is first sent during the review doesn’t end the wait for the approval', async () => {
  const waiting = await aWaitingOrder();
  expect((await waiting.move('review')).status).toBe(200);
  expect((await waiting.save('Ada’s')).status).toBe(200);
  shop().clock.shiftMs = waitedMs;
  expect((await waiting.send()).status).toBe(200);
  expect((await waiting.brief()).sentAt).not.toBeNull();
  expect(await waiting.reread()).toMatchObject({ pauseReason: 'approval', resumedAt: null });
});

test('starting work closes the wait, too', async () => {
  const waiting = await anAskedOrder(await aWaitingOrder());
  expect((await waiting.start()).status).toBe(200);
  expect(isPaused(await waiting.brief())).toBe(false);
  expect(isAskedAgain(await waiting.brief())).toBe(false);
});

test('assigning an order or setting its preview doesn’t close the wait', async () => {
  const waiting = await anAskedOrder(await aWaitingOrder());
  expect((await waiting.move('requirements')).status).toBe(200);
  expect(isAskedAgain(await waiting.brief())).toBe(true);
});

import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { createPrivacyService } from '#api/privacy/service';
import { aCancellation, anOrder } from '#api/testing/orders';
import { anOrderInReview, aRemark } from '#api/testing/reviews';
import { testShop } from '#api/testing/shop';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';
import { orderLifecycle } from '../lifecycle.ts';
import { moveToStage } from './move-to-stage.ts';
import { createPauseReminders } from './pause-reminders.ts';

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

afterEach(() => {
  shop().clock.shiftMs = 0;
});

/** A paid order of a guest whose brief isn’t sent. */
function aWaitingOrder(values: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> {
  const paidAt = shop().clock.now();
  return anOrder(shop().db, {
    customerEmail: `${crypto.randomUUID()}@example.com`,
    paidAt,
    pausedAt: paidAt,
    pauseReason: 'brief',
    ...values,
  });
}

async function passAfter(days: number) {
  shop().clock.shiftMs = days * dayMs + minuteMs;
  await shop().jobs.run('pause-reminders');
}

async function remindersTo({ customerEmail }: OrderRow, of = 'brief-reminder') {
  return (await shop().mailsTo(customerEmail)).filter(({ kind }) => kind === of);
}

/** A paid order of a guest whose preview waits for an answer. */
const anOrderToApprove = (values: Partial<typeof orders.$inferInsert> = {}) =>
  anOrderInReview(shop(), { customerEmail: `${crypto.randomUUID()}@example.com`, ...values });

const approvalReminders = (order: OrderRow) => remindersTo(order, 'review-reminder');

/** The guest's review, by the link that they have. */
function reviewOf({ id }: OrderRow) {
  const path = `/api/guest/orders/${shop().mail.orderLinks.tokenFor({ id, version: 1 })}/review`;
  return {
    save: () => shop().send('PATCH', `${path}/remarks/${crypto.randomUUID()}`, aRemark()),
    send: () => shop().post(`${path}/send`, { round: 1 }),
    approve: () => shop().post(`${path}/approve`, { round: 1, name: 'Ada Lovelace' }),
  };
}

async function found({ id }: OrderRow): Promise<OrderRow> {
  const order = await shop().db.query.orders.findFirst({ where: eq(orders.id, id) });
  if (!order) throw new Error('The order is gone');
  return order;
}

const change = ({ id }: OrderRow, values: Partial<OrderRow>) =>
  shop().db.update(orders).set(values).where(eq(orders.id, id));

describe('reminders of a brief', () => {
  test('are sent after 1, 3 and 7 days, and never again', async () => {
    const order = await aWaitingOrder();
    const counts: number[] = [];
    for (const days of [0.99, 1, 1.5, 2.9, 3, 3.5, 6, 7, 7.5, 8, 14, 40]) {
      await passAfter(days);
      counts.push((await remindersTo(order)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]);
    const texts = (await remindersTo(order)).map(({ text }) => text ?? '');
    expect(texts.filter((text) => text.includes('This is our last reminder'))).toHaveLength(1);
    expect(new Set((await remindersTo(order)).map(({ key }) => key))).toEqual(
      new Set(
        [1, 3, 7].map(
          (days) => `brief-reminder:${order.orderId}:${order.pausedAt?.getTime()}:${days}`,
        ),
      ),
    );
  });

  test('are not made up for when they are more than a day late', async () => {
    const order = await aWaitingOrder();
    await passAfter(2.5);
    expect(await remindersTo(order)).toEqual([]);
    await passAfter(3);
    expect(await remindersTo(order)).toHaveLength(1);
  });

  test('are sent once by two processes at the same time', async () => {
    const order = await aWaitingOrder();
    shop().clock.shiftMs = dayMs + minuteMs;
    const { db, mail, clock } = shop();
    const [one, other] = [1, 2].map(() => createPauseReminders({ db, mail, now: clock.now }));
    await Promise.all([one?.(), other?.()]);
    expect(await remindersTo(order)).toHaveLength(1);
  });

  test('are sent for all orders, in several batches', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const all: OrderRow[] = [];
    for (let count = 0; count < 101; count += 1) all.push(await aWaitingOrder({ customerEmail }));
    await passAfter(1);
    expect(await remindersTo(all[0] as OrderRow)).toHaveLength(101);
    // The tests that follow would remind them again.
    await shop()
      .db.update(orders)
      .set({ subscriptionStatus: 'cancelled' })
      .where(eq(orders.customerEmail, customerEmail));
  }, 60_000);

  test('give guests a link that opens the brief, even after older links were revoked', async () => {
    const order = await aWaitingOrder();
    await shop().db.insert(briefs).values({ orderId: order.id, linkVersion: 3 });
    await passAfter(1);
    const [reminder] = await remindersTo(order);
    const token = /\/briefs\/([\w-]+)/.exec(reminder?.text ?? '')?.[1];
    const brief = await shop().get(`/api/guest/briefs/${token}`);
    expect(await brief.json()).toMatchObject({ orderId: order.orderId });
    expect(reminder?.text).toContain('Send your brief and we’ll deliver within 48 hours.');
    expect(reminder?.text).not.toContain('/dashboard');
  });

  test('lead customers to the brief in their account, and say how much is done', async () => {
    const { id: customerId } = await shop().signIn();
    const order = await aWaitingOrder({ customerId });
    const answers = { businessName: { text: 'Ada’s', version: 1, at: new Date().toISOString() } };
    await shop().db.insert(briefs).values({ orderId: order.id, answers });
    await passAfter(1);
    const [reminder] = await remindersTo(order);
    expect(reminder?.text).toContain(`/dashboard/subscriptions/${order.orderId}/brief`);
    expect(reminder?.text).toMatch(/Your brief is \d+% done/);
  });
});

describe('no reminder of a brief is sent', () => {
  test.each<[string, Partial<OrderRow>]>([
    ['refunded', { paymentStatus: 'refunded' }],
    ['disputed', { paymentStatus: 'disputed' }],
    ['cancelled', { status: 'cancelled', subscriptionStatus: 'cancelled' }],
    ['about to end', { cancelAt: new Date() }],
    ['paid from before briefs were asked for', { pausedAt: null, pauseReason: null }],
  ])('for an order that is %s', async (_, values) => {
    const order = await aWaitingOrder();
    await change(order, values);
    for (const days of [1, 3, 7]) await passAfter(days);
    expect(await remindersTo(order)).toEqual([]);
  });

  test('while a cancellation is requested', async () => {
    const { id: customerId } = await shop().signIn();
    const order = await aWaitingOrder({ customerId });
    await aCancellation(shop().db, order);
    await passAfter(1);
    expect(await remindersTo(order)).toEqual([]);
  });

  test('once the brief is sent or the website delivered, but started work changes nothing', async () => {
    const [sent, started, delivered] = [
      await aWaitingOrder(),
      await aWaitingOrder(),
      await aWaitingOrder(),
    ];
    const token = shop().mail.orderLinks.tokenFor({ id: sent.id, version: 1 });
    const path = `/api/guest/briefs/${token}`;
    await shop().send('PATCH', path, { answers: { businessName: 'Ada’s' }, version: 0 });
    expect((await shop().post(`${path}/send`, { unfinished: true })).status).toBe(200);
    const at = new Date();
    await orderLifecycle.startWork(shop().db, started, at);
    await orderLifecycle.deliver(shop().db, delivered, { at, note: null, version: 0 });
    for (const days of [1, 3, 7]) await passAfter(days);
    for (const order of [sent, delivered]) expect(await remindersTo(order)).toEqual([]);
    expect(await remindersTo(started)).toHaveLength(3);
  });
});

describe('reminders of an approval', () => {
  test('are sent after 1, 3 and 7 days, and never again', async () => {
    const order = await anOrderToApprove();
    const counts: number[] = [];
    for (const days of [0.99, 1, 1.5, 2.9, 3, 3.5, 6, 7, 7.5, 8, 14, 40]) {
      await passAfter(days);
      counts.push((await approvalReminders(order)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]);
    expect(await remindersTo(order)).toEqual([]);
    const texts = (await approvalReminders(order)).map(({ text }) => text ?? '');
    const isLast = texts.map((text) => text.includes('This is our last reminder'));
    expect(isLast).toEqual([false, false, true]);
  });

  test('are sent once by two processes at the same time', async () => {
    const order = await anOrderToApprove();
    shop().clock.shiftMs = dayMs + minuteMs;
    const { db, mail, clock } = shop();
    const [one, other] = [1, 2].map(() => createPauseReminders({ db, mail, now: clock.now }));
    await Promise.all([one?.(), other?.()]);
    expect(await approvalReminders(order)).toHaveLength(1);
  });

  test('start over with the next preview', async () => {
    const order = await anOrderToApprove();
    await passAfter(1);
    const review = reviewOf(order);
    expect((await review.save()).status).toBe(200);
    expect((await review.send()).status).toBe(200);
    await passAfter(3);
    expect(await approvalReminders(order)).toHaveLength(1);
    await moveToStage(shop().db, await found(order), 'review', { at: shop().clock.now() });
    await passAfter(4);
    expect(await approvalReminders(order)).toHaveLength(2);
  });

  test('lead guests to their review, and count the remarks that aren’t sent', async () => {
    const order = await anOrderToApprove();
    expect((await reviewOf(order).save()).status).toBe(200);
    await passAfter(1);
    const [reminder] = await approvalReminders(order);
    expect(reminder?.text).toContain('You have 1 remark that isn’t sent yet.');
    expect(reminder?.text).toContain('Approve your preview and we’ll deliver within 4');
    expect(reminder?.text).toMatch(/\/order\/[\w-]+\/review\n/);
  });

  test('end with the approval, the remarks, the delivery or the subscription', async () => {
    const [approved, remarked, delivered, ended] = [
      await anOrderToApprove(),
      await anOrderToApprove(),
      await anOrderToApprove(),
      await anOrderToApprove(),
    ];
    expect((await reviewOf(approved).approve()).status).toBe(200);
    await reviewOf(remarked).save();
    expect((await reviewOf(remarked).send()).status).toBe(200);
    const at = new Date();
    await orderLifecycle.deliver(shop().db, delivered, { at, note: null, version: 0 });
    await orderLifecycle.end(shop().db, ended, at);
    for (const days of [1, 3, 7]) await passAfter(days);
    for (const order of [approved, remarked, delivered, ended]) {
      expect(await approvalReminders(order)).toEqual([]);
    }
  });

  test('are not sent while a cancellation is requested', async () => {
    const { id: customerId } = await shop().signIn();
    const order = await anOrderToApprove({ customerId });
    await aCancellation(shop().db, order);
    await passAfter(1);
    expect(await approvalReminders(order)).toEqual([]);
  });

  test('are not sent about an erased customer', async () => {
    const order = await anOrderToApprove();
    await orderLifecycle.end(shop().db, order, new Date());
    const { db, files, clock } = shop();
    shop().clock.shiftMs = 2.5 * dayMs;
    await createPrivacyService({ db, files, now: clock.now }).erase(order.customerEmail);
    for (const days of [3, 7]) await passAfter(days);
    expect((await found(order)).customerEmail).toBe('erased');
    expect(await approvalReminders(await found(order))).toEqual([]);
  });
});

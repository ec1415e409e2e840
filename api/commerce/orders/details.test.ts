import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder, buy } from '#api/testing/orders';
import { anOrderInReview, aRemark } from '#api/testing/reviews';
import { testShop } from '#api/testing/shop';
import type { OrderEvent } from '#contract/order-timeline';
import type { OrderDetails } from '#contract/orders';
import { orders } from '#db/schema/orders';
import { ticketMessages } from '#db/schema/ticket-messages';
import { recordMovement } from '../payments/ledger.ts';
import { moveToStage } from './delivery/move-to-stage.ts';
import { findOrder } from './find.ts';

const shop = testShop();
const hourMs = 60 * 60 * 1000;
const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

const timeline = async (id: number | string): Promise<OrderEvent[]> =>
  (await shop().get(`/api/orders/${id}/timeline`, { cookie: await admin() })).json();

test('returns an order with its ledger rows', async () => {
  const customer = await shop().signIn();
  const order = await buy(shop(), customer.cookie, { supportPackage: 'regular' });
  await anOrder(shop().db);
  const response = await shop().get(`/api/orders/${order.orderId}`, { cookie: await admin() });
  expect(await response.json()).toMatchObject({
    id: order.id,
    customerId: customer.id,
    totalAmount: '69.00',
    productPrice: '19.00',
    supportPackagePrice: '50.00',
    promisedAt: new Date((order.paidAt?.getTime() ?? 0) + 48 * hourMs).toISOString(),
    pause: {
      reason: 'brief',
      since: order.paidAt?.toISOString(),
      until: null,
      leftMs: 48 * hourMs,
      earlier: [],
    },
    credentialLabels: [],
    payments: [
      {
        kind: 'paid',
        amount: '69.00',
        currency: 'usd',
        providerId: expect.stringMatching(/^in_/),
        occurredAt: order.paidAt?.toISOString(),
      },
    ],
  });
});

test('labels each ledger row, so that a reversal is not shown as a payment', async () => {
  const { db } = shop();
  const order = await anOrder(db);
  const told = [
    ['paid', 'in_m', 'paid'],
    ['refund', 're_m', 'refund'],
    ['paid', 're_m:failed', 'refund_failed'],
    ['dispute', 'dp_m', 'dispute'],
    ['dispute', 'dp_m:won', 'dispute_won'],
    ['dispute', 'dp_n', 'dispute'],
    ['refund', 'dp_n:lost', 'dispute_lost'],
  ] as const;
  for (const [kind, providerId] of told) {
    const occurredAt = new Date();
    await recordMovement(db, { orderId: order.id, kind, providerId, amount: 1900, occurredAt });
  }
  const response = await shop().get(`/api/orders/${order.id}`, { cookie: await admin() });
  const { payments }: OrderDetails = await response.json();
  expect(payments.map((it) => [it.kind, it.providerId, it.meaning])).toEqual(
    told.map((movement) => [...movement]),
  );
});

describe('the timeline', () => {
  test('has one entry for an unpaid order', async () => {
    const { id } = await anOrder(shop().db, { paidAt: null, paymentStatus: 'pending' });
    expect((await timeline(id)).map(({ kind }) => kind)).toEqual(['ordered']);
  });

  test('lists payment, withdrawn cancellation and end in order', async () => {
    const { cookie } = await shop().signIn();
    const order = await buy(shop(), cookie);
    const path = `/api/customer/subscriptions/${order.id}/cancel`;
    await shop().post(path, { reason: 'We close.' }, { cookie });
    await shop().send('DELETE', path, undefined, { cookie });
    await shop().post(path, {}, { cookie });
    await shop().sandbox.time.advanceTo(
      new Date((order.nextChargeAt?.getTime() ?? 0) + 48 * hourMs),
    );
    await shop().sandbox.webhooks.settled();
    const events = await timeline(order.orderId);
    expect(events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'paid',
      'cancellation_requested',
      'cancellation_withdrawn',
      'cancellation_requested',
      'renewed',
      'refunded',
      'cancellation_processed',
      'ended',
    ]);
    expect(events[1]).toMatchObject({ amount: '19.00', detail: expect.stringMatching(/^in_/) });
    expect(events[2]).toMatchObject({ amount: null, detail: 'We close.' });
    const instants = events.slice(1).map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
  });

  test('includes start of work, delivery and dispute', async () => {
    const paidAt = new Date('2026-01-10T12:00:00.000Z');
    const order = await anOrder(shop().db, { paidAt, createdAt: paidAt });
    const after = (hours: number) => new Date(paidAt.getTime() + hours * hourMs);
    const movement = { orderId: order.id, amount: 1900 };
    await recordMovement(shop().db, {
      ...movement,
      kind: 'paid',
      providerId: 'in_d',
      occurredAt: paidAt,
    });
    await recordMovement(shop().db, {
      ...movement,
      kind: 'dispute',
      providerId: 'dp_d',
      occurredAt: after(40),
    });
    await shop()
      .db.update(orders)
      .set({ startedAt: after(20), deliveredAt: after(30) })
      .where(eq(orders.id, order.id));
    expect((await timeline(order.id)).map(({ kind }) => kind)).toEqual([
      'ordered',
      'paid',
      'started',
      'delivered',
      'disputed',
    ]);
  });

  test('tells of each round of a review, of the approval and of messages, but of no internal note', async () => {
    const { cookie, id: customerId } = await shop().signIn();
    const { db, clock } = shop();
    const order = await anOrderInReview(shop(), { customerId });
    const review = `/api/customer/subscriptions/${order.id}/review`;
    const remarkId = crypto.randomUUID();
    await shop().send('PATCH', `${review}/remarks/${remarkId}`, aRemark(), { cookie });
    await shop().post(`${review}/send`, { round: 1 }, { cookie });
    const answer = { answer: 'done', reason: null, version: 1 };
    const remark = `/api/orders/${order.id}/review/remarks/${remarkId}`;
    await shop().send('PATCH', remark, answer, { cookie: await admin() });
    const message = { message: 'Which menu do you want?' };
    await shop().post(`/api/orders/${order.id}/conversation`, message, { cookie: await admin() });
    const ticket = await db.query.supportTickets.findFirst({
      where: ({ orderId }) => eq(orderId, order.id),
    });
    const note = { side: 'shop', message: 'They are slow.', internal: true } as const;
    await db.insert(ticketMessages).values({ ticketId: ticket?.id ?? 0, ...note });
    const known = await findOrder(db, String(order.id));
    await moveToStage(db, known, 'review', { at: clock.now() });
    await shop().post(`${review}/approve`, { round: 2, name: 'Ada Lovelace' }, { cookie });

    const events = await timeline(order.id);
    const talk = events.filter(({ kind }) => /^(review|message)_/.test(kind));
    expect(talk.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['review_sent', 'Round 1'],
      ['review_answered', 'Round 1'],
      ['message_sent', expect.any(String)],
      ['review_approved', 'Ada Lovelace'],
    ]);
  });
});

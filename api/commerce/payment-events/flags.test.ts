import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { invoicesOf, refundElsewhere, timelineOf } from '#api/testing/money';
import { flagLines, flagOrder, openFlagsOf, settleFlags } from '#api/testing/order-flags';
import { buy, cards, findOrder, pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { OrderFlagReason } from '#contract/order-flags';
import { type OrderRow, orders } from '#db/schema/orders';
import { readFlags } from '../orders/flags.ts';

setDefaultTimeout(20_000);

type Numbered = Pick<OrderRow, 'orderId'>;

const shop = testShop();
const refundFailed = (refundId: string) =>
  ({ code: 'refund_failed', params: { refundId } }) as const;
const amountMismatch = (sessionId: string) =>
  ({ code: 'amount_mismatch', params: { sessionId } }) as const;
const linesAbout = (order: Numbered) => flagLines(shop(), order);

async function openFlags({ orderId }: Numbered) {
  return openFlagsOf(shop().db, await findOrder(shop(), orderId));
}

async function settleAll({ orderId }: Numbered) {
  const order = await findOrder(shop(), orderId);
  const flagIds = (await readFlags(shop().db, order.id)).map(({ id }) => id);
  expect((await settleFlags(shop(), order, { flagIds })).status).toBe(200);
}

async function anOpenOrder() {
  const opened = await shop().post('/api/orders/create-checkout', {
    productId: (await shop().aProduct()).id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  return (await opened.json()) as { orderId: string; sessionId: string; url: string };
}

describe('a settled payment of a different amount stays settled', () => {
  async function anOddPayment() {
    const order = await anOpenOrder();
    const change = { intervalTotal: 100 };
    await shop().db.update(orders).set(change).where(eq(orders.orderId, order.orderId));
    await pay(order.url);
    await shop().sandbox.webhooks.settled();
    expect(await openFlags(order)).toEqual([amountMismatch(order.sessionId)]);
    await settleAll(order);
    return order;
  }

  test('when orders are reconciled', async () => {
    const order = await anOddPayment();
    const { differences } = await shop().reconciliation.run();
    expect(differences.filter(({ orderId }) => orderId === order.orderId)).toEqual([]);
    expect(await openFlags(order)).toEqual([]);
    expect(linesAbout(order)).toHaveLength(1);
  });

  test('when the customer loads the success page, and the order stays unpaid', async () => {
    const order = await anOddPayment();
    const response = await shop().get(`/api/checkout/sessions/${order.sessionId}`);
    expect((await response.json()).status).toBe('processing');
    expect(await openFlags(order)).toEqual([]);
    expect(linesAbout(order)).toHaveLength(1);
  });
});

test('keeps a flag open when the correct amount is paid', async () => {
  const opened = await anOpenOrder();
  const mismatch = amountMismatch('cs_old');
  await flagOrder(shop().db, await findOrder(shop(), opened.orderId), mismatch);
  await pay(opened.url);
  await shop().sandbox.webhooks.settled();
  expect((await findOrder(shop(), opened.orderId)).paymentStatus).toBe('paid');
  expect(await openFlags(opened)).toEqual([mismatch]);
});

describe('refunds that fail', () => {
  async function anOrderThatTakesNoRefund() {
    const order = await buy(shop(), '', {}, cards.refundFails);
    const [invoiceId = ''] = await invoicesOf(shop(), order);
    return { order, invoiceId };
  }

  async function failing(invoiceId: string, ...cents: number[]) {
    const flags: OrderFlagReason[] = [];
    for (const part of cents) {
      flags.push(refundFailed((await refundElsewhere(shop(), invoiceId, part)).refundId));
    }
    const { time, webhooks } = shop().sandbox;
    time.advanceTo(new Date(time.now().getTime() + 2 * 24 * 3_600_000));
    await webhooks.settled();
    return flags;
  }

  test('are each flagged, even two at the same time', async () => {
    const { order, invoiceId } = await anOrderThatTakesNoRefund();
    const flags = await failing(invoiceId, 700, 400);
    expect(await openFlags(order)).toHaveLength(2);
    expect(await openFlags(order)).toEqual(expect.arrayContaining(flags));
    expect(linesAbout(order)).toHaveLength(2);
  });

  test('are not flagged again after settling, but a new failure is', async () => {
    const { order, invoiceId } = await anOrderThatTakesNoRefund();
    await failing(invoiceId, 700);
    await settleAll(order);
    const second = await failing(invoiceId, 400);
    expect(await openFlags(order)).toEqual(second);
    await settleAll(order);
    shop().sandbox.disputes.open(invoiceId);
    await shop().sandbox.webhooks.settled();
    await shop().reconciliation.run();
    expect(await openFlags(order)).toEqual([]);
    expect(linesAbout(order)).toHaveLength(2);
    expect(
      (await timelineOf(shop(), order)).filter((kind) => kind === 'flag_settled'),
    ).toHaveLength(2);
  });
});

import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { buy, orderOf } from '#api/testing/buy';
import { invoicesOf, refundElsewhere, timelineOf } from '#api/testing/money';
import { anOrder } from '#api/testing/orders';
import { cards, pay } from '#api/testing/pay';
import { testShop } from '#api/testing/shop';
import { type OrderRow, orders } from '#db/schema/orders';

setDefaultTimeout(20_000);

const shop = testShop();
const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;
const settle = async ({ orderId }: Pick<OrderRow, 'orderId'>, paymentFlags: string[]) =>
  shop().post(`/api/orders/${orderId}/settle-flag`, { paymentFlags }, { cookie: await admin() });
const flagsOf = async ({ orderId }: Pick<OrderRow, 'orderId'>) =>
  (await orderOf(shop(), orderId)).paymentFlags;
const linesAbout = ({ orderId }: Pick<OrderRow, 'orderId'>) =>
  shop().log.filter((line) => line.startsWith(`order ${orderId} needs a look`));
const cameBack = (refundId: string) => `Refund ${refundId} came back: no bank took it`;

async function anOpenOrder() {
  const opened = await shop().post('/api/orders/create-checkout', {
    productId: (await shop().aProduct()).id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  return (await opened.json()) as { orderId: string; sessionId: string; url: string };
}

function change({ orderId }: Pick<OrderRow, 'orderId'>, values: Partial<OrderRow>) {
  return shop().db.update(orders).set(values).where(eq(orders.orderId, orderId));
}

describe('settling', () => {
  const flagged = (...paymentFlags: string[]) => anOrder(shop().db, { paymentFlags });

  test('is done by whoever has looked, and by a second one as well', async () => {
    const order = await flagged('Paid twice');
    const answers = await Promise.all([
      settle(order, ['Paid twice']),
      settle(order, ['Paid twice']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { paymentFlags, settledFlags } = await orderOf(shop(), order.orderId);
    expect(paymentFlags).toEqual([]);
    expect(settledFlags).toEqual([{ text: 'Paid twice', settledAt: expect.any(String) }]);
  });

  test('leaves what has come up since that person looked, and says so', async () => {
    const order = await flagged('Paid twice', 'A refund came back', 'Paid thrice');
    const response = await settle(order, ['Paid thrice', 'Paid twice']);
    expect((await response.json()).paymentFlags).toEqual(['A refund came back']);
    expect(await flagsOf(order)).toEqual(['A refund came back']);
  });

  test('is told in the timeline: what, and when', async () => {
    const order = await flagged('Paid twice');
    await settle(order, ['Paid twice']);
    const { settledFlags } = await orderOf(shop(), order.orderId);
    const path = `/api/orders/${order.orderId}/timeline`;
    const events = await (await shop().get(path, { cookie: await admin() })).json();
    expect(events.at(-1)).toEqual({
      ...{ kind: 'flag_settled', at: settledFlags[0]?.settledAt },
      ...{ amount: null, detail: 'Paid twice' },
    });
  });

  test('of what was never flagged is refused, and changes nothing', async () => {
    const order = await flagged('Paid twice');
    const response = await settle(order, ['Paid twice', 'Paid thrice']);
    expect(response.status).toBe(409);
    expect((await response.json()).detail).toContain('Read what it says now.');
    expect(await flagsOf(order)).toEqual(['Paid twice']);
    expect((await settle(order, [])).status).toBe(400);
  });
});

describe('a payment of another amount, once settled, stays so', () => {
  async function anOddPayment() {
    const order = await anOpenOrder();
    await change(order, { intervalTotal: 100 });
    await pay(order.url);
    await shop().sandbox.webhooks.settled();
    const flag = `${order.sessionId} is of another amount`;
    expect(await flagsOf(order)).toEqual([flag]);
    await settle(order, [flag]);
    return order;
  }

  test('when the books are compared', async () => {
    const order = await anOddPayment();
    const { differences } = await shop().reconciliation.run();
    expect(differences.filter(({ orderId }) => orderId === order.orderId)).toEqual([]);
    expect(await flagsOf(order)).toEqual([]);
    expect(linesAbout(order)).toHaveLength(1);
  });

  test('when the buyer loads the success page, and it is no more accepted than before', async () => {
    const order = await anOddPayment();
    const response = await shop().get(`/api/checkout/sessions/${order.sessionId}`);
    expect((await response.json()).status).toBe('processing');
    expect(await flagsOf(order)).toEqual([]);
    expect(linesAbout(order)).toHaveLength(1);
  });
});

test('what nobody has settled stands on when the order is paid as it should be', async () => {
  const order = await anOpenOrder();
  await change(order, { paymentFlags: ['cs_old is of another amount'] });
  await pay(order.url);
  await shop().sandbox.webhooks.settled();
  expect(await orderOf(shop(), order.orderId)).toMatchObject({
    paymentStatus: 'paid',
    paymentFlags: ['cs_old is of another amount'],
  });
});

describe('refunds that came back', () => {
  async function anOrderThatTakesNoRefund() {
    const order = await buy(shop(), '', {}, cards.refundFails);
    const [invoiceId = ''] = await invoicesOf(shop(), order);
    return { order, invoiceId };
  }

  async function failing(invoiceId: string, ...cents: number[]): Promise<string[]> {
    const flags: string[] = [];
    for (const part of cents) {
      flags.push(cameBack((await refundElsewhere(shop(), invoiceId, part)).refundId));
    }
    const { time, webhooks } = shop().sandbox;
    time.advanceTo(new Date(time.now().getTime() + 2 * 24 * 3_600_000));
    await webhooks.settled();
    return flags;
  }

  test('are each told, two at once as well', async () => {
    const { order, invoiceId } = await anOrderThatTakesNoRefund();
    const flags = await failing(invoiceId, 700, 400);
    expect((await flagsOf(order)).toSorted()).toEqual(flags.toSorted());
    expect(linesAbout(order)).toHaveLength(2);
  });

  test('once settled are not told again, whatever comes after; a new one is', async () => {
    const { order, invoiceId } = await anOrderThatTakesNoRefund();
    const first = await failing(invoiceId, 700);
    await settle(order, first);
    const second = await failing(invoiceId, 400);
    expect(await flagsOf(order)).toEqual(second);
    await settle(order, second);
    shop().sandbox.disputes.open(invoiceId);
    await shop().sandbox.webhooks.settled();
    await shop().reconciliation.run();
    expect(await flagsOf(order)).toEqual([]);
    expect(linesAbout(order)).toHaveLength(2);
    expect(
      (await timelineOf(shop(), order)).filter((kind) => kind === 'flag_settled'),
    ).toHaveLength(2);
  });
});

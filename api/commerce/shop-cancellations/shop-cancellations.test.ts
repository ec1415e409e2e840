import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { invoicesOf, timelineOf } from '#api/testing/money';
import { anOrder, buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { CancelledOrder, ListedCancellation } from '#contract/cancellations';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { refunds } from '#db/schema/refunds';
import { insertClaimed } from '../plan-changes/repository.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const endNow = 'DELETE /v1/subscriptions/{id}';
const endLater = 'POST /v1/subscriptions/{id}';
const hourMs = 60 * 60 * 1000;

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.faults.clear();
});

const current = (order: OrderRow) => findOrder(shop(), order.orderId);
const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

async function cancel(order: Pick<OrderRow, 'id'>, body: object, cookie?: string) {
  const headers = { cookie: cookie ?? (await admin()) };
  const response = await shop().post(`/api/orders/${order.id}/cancel`, body, headers);
  await shop().sandbox.webhooks.settled();
  return response;
}

async function cancelled(response: Response): Promise<CancelledOrder> {
  expect(response.status).toBe(200);
  return response.json();
}

async function refusalOf(response: Response): Promise<string> {
  expect(response.status).toBe(409);
  return (await response.json()).detail;
}

async function mailsTo({ customerEmail }: OrderRow) {
  const mails = await shop().mailsTo(customerEmail);
  return mails.filter(({ kind }) => kind !== 'receipt');
}

const kindsOf = async (order: OrderRow) => (await mailsTo(order)).map(({ kind }) => kind);

async function refundedCents(order: OrderRow): Promise<number[]> {
  const invoices = await invoicesOf(shop(), order);
  const all = await Promise.all(invoices.map((invoice) => shop().provider.returns(invoice)));
  return all.flatMap((returns) => returns.refunds.map(({ cents }) => cents));
}

/** The provider’s package repeats what is safe to repeat. */
function failTwice(operation: string) {
  shop().sandbox.faults.next(operation, { status: 500 });
  if (operation === endNow) shop().sandbox.faults.next(operation, { status: 500 });
}

const request = (order: OrderRow, cookie: string) =>
  shop().post(`/api/customer/subscriptions/${order.id}/cancel`, {}, { cookie });

const withdraw = (order: OrderRow, cookie: string) =>
  shop().send('DELETE', `/api/customer/subscriptions/${order.id}/cancel`, undefined, { cookie });

async function aCustomersOrder() {
  const { cookie } = await shop().signIn();
  return { cookie, order: await buy(shop(), cookie) };
}

describe('cancelling as the shop', () => {
  test('ends a guest’s subscription with the paid period, with one email', async () => {
    const order = await buy(shop(), '');
    const body = { when: 'period_end', reason: 'Called us.' };
    const answer = await cancelled(await cancel(order, body));
    const endsAt = order.nextChargeAt?.toISOString();
    expect(answer).toMatchObject({ cancelAt: endsAt, subscriptionStatus: 'active', refund: null });
    const told = await shop().provider.subscription(order.stripeSubscriptionId ?? '');
    expect(told?.cancelAtPeriodEnd).toBe(true);
    const mails = await mailsTo(order);
    expect(mails.map(({ kind }) => kind)).toEqual(['subscription-cancelled']);
    expect(mails[0]?.text).toContain('Your subscription continues until');
    expect(mails[0]?.text).not.toContain('Called us.');
    expect(await timelineOf(shop(), order)).toContain('cancelled_by_shop');
    expect(await refusalOf(await cancel(order, body))).toContain('already ends');
  });

  test('ends now and refunds, with one email about both', async () => {
    const { cookie, order } = await aCustomersOrder();
    const body = { when: 'now', refund: { amount: '10.00' } };
    const answer = await cancelled(await cancel(order, body));
    expect(answer).toMatchObject({
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      paymentStatus: 'partially_refunded',
      refund: { amount: '10.00', status: 'succeeded' },
    });
    expect(await refundedCents(order)).toEqual([1000]);
    const [mail, ...others] = await mailsTo(order);
    expect([mail?.kind, others]).toEqual(['subscription-cancelled', []]);
    expect(mail?.text).toContain('We refunded $10.00');
    expect(mail?.text).toContain('stopped working on your website');
    expect(await refusalOf(await cancel(order, body))).toContain('already ended');
    // It isn't a request that the customer made, or could withdraw.
    expect((await withdraw(order, cookie)).status).toBe(409);
    const list = await shop().get('/api/admin/cancellation-requests', { cookie: await admin() });
    const listed: ListedCancellation[] = await list.json();
    expect(listed.filter(({ orderId }) => orderId === order.id)).toEqual([]);
  });

  test('refunds a subscription that ends with its period', async () => {
    const order = await buy(shop(), '');
    await cancelled(await cancel(order, { when: 'period_end', refund: { amount: '1.00' } }));
    expect(await kindsOf(order)).toEqual(['subscription-cancelled']);
    expect(await refundedCents(order)).toEqual([100]);
    expect((await current(order)).subscriptionStatus).toBe('active');
  });

  test.each(['period_end', 'now'])('ends an order without a subscription now: %s', async (when) => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const order = await anOrder(shop().db, { customerEmail });
    await cancelled(await cancel(order, { when }));
    expect(await current(order)).toMatchObject({ subscriptionStatus: 'cancelled' });
    expect(await kindsOf(order)).toEqual(['subscription-cancelled']);
  });

  test.each(['past_due', 'unpaid'] as const)('ends a subscription that is %s', async (status) => {
    const order = await buy(shop(), '');
    const past = { subscriptionStatus: status, pastDueSince: new Date() };
    await shop().db.update(orders).set(past).where(eq(orders.id, order.id));
    await cancelled(await cancel(order, { when: 'now' }));
    expect(await current(order)).toMatchObject({ endedAt: expect.any(Date), pastDueSince: null });
  });

  test('ends once for concurrent requests', async () => {
    const order = await buy(shop(), '');
    const cookie = await admin();
    const body = { when: 'now', refund: { amount: '5.00' } };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => cancel(order, { ...body, reason: `${n}` }, cookie)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await refundedCents(order)).toEqual([500]);
    expect(await kindsOf(order)).toEqual(['subscription-cancelled']);
  });
});

describe('with a request of the customer', () => {
  test('processes the pending request, which the customer can still withdraw', async () => {
    const { cookie, order } = await aCustomersOrder();
    await request(order, cookie);
    await cancelled(await cancel(order, { when: 'period_end' }));
    expect(await kindsOf(order)).toEqual(['cancellation-requested', 'cancellation-processed']);
    expect((await withdraw(order, cookie)).status).toBe(200);
  });

  test('ends now what was to end with the period', async () => {
    const { cookie, order } = await aCustomersOrder();
    await request(order, cookie);
    await cancelled(await cancel(order, { when: 'period_end' }));
    await cancelled(await cancel(order, { when: 'now' }));
    expect((await current(order)).subscriptionStatus).toBe('cancelled');
    expect((await kindsOf(order)).at(-1)).toBe('subscription-cancelled');
  });

  test('refuses a request of the customer, and shows them the end', async () => {
    const { cookie, order } = await aCustomersOrder();
    await cancelled(await cancel(order, { when: 'period_end' }));
    expect(await refusalOf(await request(order, cookie))).toContain('We have cancelled');
    expect(await refusalOf(await withdraw(order, cookie))).toContain('We have cancelled');
    const seen = await shop().get(`/api/customer/subscriptions/${order.id}`, { cookie });
    const cancelAt = order.nextChargeAt?.toISOString();
    expect(await seen.json()).toMatchObject({ cancellation: null, cancelAt });
  });
});

describe('refuses', () => {
  const unpaid = { paidAt: null, paymentStatus: 'pending', subscriptionStatus: 'pending' } as const;

  test('an order without a running subscription', async () => {
    const order = await anOrder(shop().db, unpaid);
    expect(await refusalOf(await cancel(order, { when: 'now' }))).toContain('isn’t active');
  });

  test('while a refund is being processed', async () => {
    const order = await buy(shop(), '');
    const values = { orderId: order.id, amount: 100, endSubscription: false };
    await shop()
      .db.insert(refunds)
      .values({ ...values, requestId: crypto.randomUUID() });
    expect(await refusalOf(await cancel(order, { when: 'now' }))).toContain('refund');
  });

  test('while a request of the customer is being processed', async () => {
    const { cookie, order } = await aCustomersOrder();
    await request(order, cookie);
    await shop()
      .db.update(cancellationRequests)
      .set({ status: 'processing', claimedAt: new Date() })
      .where(eq(cancellationRequests.orderId, order.id));
    expect(await refusalOf(await cancel(order, { when: 'now' }))).toContain('being processed');
  });

  test('while the plan is being changed', async () => {
    const order = await buy(shop(), '');
    const plan = {
      orderId: order.id,
      billingInterval: 'year',
      supportPackage: 'none',
      intervalProductPrice: 19900,
      intervalSupportPrice: 0,
      subscriptionId: order.stripeSubscriptionId ?? '',
      items: [],
    } as const;
    await insertClaimed(shop().db, { ...plan, items: [] }, new Date());
    expect(await refusalOf(await cancel(order, { when: 'now' }))).toContain('plan');
  });

  test('more than can be refunded, and leaves the subscription', async () => {
    const order = await buy(shop(), '');
    const body = { when: 'now', refund: { amount: '5000.00' } };
    expect(await refusalOf(await cancel(order, body))).toContain('You can refund up to');
    expect(await current(order)).toMatchObject({ subscriptionStatus: 'active', cancelAt: null });
  });

  test.each([
    [{}, 'when'],
    [{ when: 'later' }, 'when'],
    [{ when: 'now', refund: { amount: '0.00' } }, 'refund.amount'],
    [{ when: 'now', reason: 'x'.repeat(2001) }, 'reason'],
  ])('%j', async (body, path) => {
    const response = await cancel(await anOrder(shop().db), body);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ path }]);
  });
});

describe('when the provider fails', () => {
  const open = async (order: OrderRow) => {
    const answer = await shop().get(`/api/orders/${order.id}`, { cookie: await admin() });
    return (await answer.json()).openCancellation;
  };

  test.each([
    ['now', endNow],
    ['period_end', endLater],
  ])('is not complete, and can be repeated: %s', async (when, operation) => {
    const order = await buy(shop(), '');
    failTwice(operation);
    const body = { when, refund: { amount: '2.00' } };
    expect((await cancel(order, body)).status).toBe(503);
    expect(await current(order)).toMatchObject({ subscriptionStatus: 'active', cancelAt: null });
    expect(await open(order)).toMatchObject({ when, error: expect.any(String) });
    expect([await kindsOf(order), await refundedCents(order)]).toEqual([[], []]);
    expect(await refusalOf(await cancel(order, { when }))).toContain('Another cancellation');
    await cancelled(await cancel(order, body));
    expect(await open(order)).toBeNull();
    expect(await refundedCents(order)).toEqual([200]);
    expect(await kindsOf(order)).toEqual(['subscription-cancelled']);
  });

  test('issues no refund before the end, and resumes both once', async () => {
    const order = await buy(shop(), '');
    failTwice(endNow);
    expect((await cancel(order, { when: 'now', refund: { amount: '3.00' } })).status).toBe(503);
    shop().clock.shiftMs = hourMs;
    await shop().jobs.run('refunds');
    expect(await refundedCents(order)).toEqual([]);
    await shop().jobs.run('cancellations');
    await shop().sandbox.webhooks.settled();
    expect((await current(order)).subscriptionStatus).toBe('cancelled');
    expect(await refundedCents(order)).toEqual([300]);
    expect(await kindsOf(order)).toEqual(['subscription-cancelled']);
  });

  test('resumes after a process was killed between the end and the refund', async () => {
    const order = await buy(shop(), '');
    shop().sandbox.faults.next('POST /v1/refunds', { status: 500 });
    expect((await cancel(order, { when: 'now', refund: { amount: '3.00' } })).status).toBe(503);
    const ended = await current(order);
    expect(ended.subscriptionStatus).toBe('cancelled');
    expect(await kindsOf(order)).toEqual([]);
    await shop()
      .db.update(cancellationRequests)
      .set({ status: 'processing', claimedAt: new Date(Date.now() - hourMs) })
      .where(eq(cancellationRequests.orderId, order.id));
    await shop().jobs.run('cancellations');
    await shop().jobs.run('cancellations');
    expect(await refundedCents(order)).toEqual([300]);
    const mails = await mailsTo(order);
    expect(mails.map(({ kind }) => kind)).toEqual(['subscription-cancelled']);
    expect(mails[0]?.text).toContain('We refunded $3.00');
    expect((await current(order)).endedAt).toEqual(ended.endedAt);
  });
});

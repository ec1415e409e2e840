import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { readPages } from '#api/testing/lists';
import {
  invoicesOf,
  movementsOf,
  refundElsewhere,
  renew,
  revenueOf,
  timelineOf,
} from '#api/testing/money';
import { anOrder, buy, cards, findOrder } from '#api/testing/orders';
import { planDesk } from '#api/testing/plans';
import { testShop } from '#api/testing/shop';
import type { ListedRefund, Refund, Refundable } from '#contract/refunds';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { refunds } from '#db/schema/refunds';

setDefaultTimeout(20_000);

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;
const asking = 'POST /v1/refunds';

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.faults.clear();
  shop().sandbox.webhooks.drop(false);
});

const present = (order: OrderRow) => findOrder(shop(), order.orderId);
const admin = () => shop().signIn({ isAdmin: true });

async function refundableOf(order: OrderRow): Promise<Refundable> {
  const { cookie } = await admin();
  const response = await shop().get(`/api/orders/${order.orderId}/refundable`, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

/** Requests a refund as an admin, with a new id unless one is given. */
async function ask(order: Pick<OrderRow, 'id'>, values: Record<string, unknown>) {
  const { cookie } = await admin();
  const body = { requestId: crypto.randomUUID(), ...values };
  return shop().post(`/api/orders/${order.id}/refunds`, body, { cookie });
}

async function refundOf(response: Response): Promise<Refund> {
  expect(response.status).toBe(201);
  return response.json();
}

async function refusalOf(response: Response): Promise<string> {
  expect(response.status).toBe(409);
  return (await response.json()).detail;
}

/** The number of refund requests for this order. */
async function askedFor(order: OrderRow): Promise<number> {
  const invoices = await invoicesOf(shop(), order);
  const all = await Promise.all(invoices.map((invoice) => shop().provider.returns(invoice)));
  return all.flatMap(({ refunds }) => refunds).length;
}

async function refundMails({ customerEmail }: OrderRow): Promise<string[]> {
  const mails = await shop().mailsTo(customerEmail);
  return mails.filter(({ kind }) => kind === 'refund-made').map(({ subject }) => subject);
}

async function refundsOf(order: OrderRow): Promise<ListedRefund[]> {
  const { cookie } = await admin();
  const response = await shop().get(`/api/orders/${order.orderId}/refunds`, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

/** An order whose payment is unknown to the provider. */
async function aPaidOrder(values: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> {
  const order = await anOrder(shop().db, values);
  const paid = { kind: 'paid', amount: 1900, occurredAt: new Date() } as const;
  await shop()
    .db.insert(payments)
    .values({ ...paid, orderId: order.id, providerId: `demo_${order.orderId}` });
  return order;
}

async function deliver(order: OrderRow, daysAgo: number): Promise<void> {
  const deliveredAt = new Date(Date.now() - daysAgo * dayMs);
  await shop().db.update(orders).set({ deliveredAt }).where(eq(orders.id, order.id));
}

test('paginates, filters, searches and exports an order’s refunds', async () => {
  const order = await aPaidOrder();
  const of = { orderId: order.id, endSubscription: false, userId: null };
  const given = [
    { amount: 300, reason: 'Late by a day', status: 'succeeded' as const },
    { amount: 100, reason: null, status: 'failed' as const },
    { amount: 200, reason: 'A day too late', status: 'succeeded' as const },
  ];
  for (const values of given) {
    await shop()
      .db.insert(refunds)
      .values({ ...of, ...values, requestId: crypto.randomUUID() });
  }
  const path = `/api/orders/${order.orderId}/refunds`;
  const { cookie } = await admin();
  const found = async (query: string) =>
    (await readPages<ListedRefund>(shop(), `${path}?limit=1&${query}`, cookie))
      .flat()
      .map(({ amount }) => Number(amount))
      .join('');
  expect(await found('')).toBe('213');
  expect(await found('sort=amount:asc')).toBe('123');
  expect(await found('status=succeeded')).toBe('23');
  expect(await found('q=DAY%20by')).toBe('3');
  const csv = await shop().get(path, { cookie, accept: 'text/csv' });
  const [header, ...lines] = (await csv.text()).trimEnd().split('\r\n');
  expect(header).toBe(
    'ID,Amount,Currency,Reason,End subscription,Status,Error,Created at,Given by',
  );
  expect(lines).toHaveLength(3);
  for (const query of ['status=lost', 'sort=reason:asc', 'cursor=garbage', 'page=2']) {
    expect((await shop().get(`${path}?${query}`, { cookie })).status).toBe(400);
  }
});

describe('the refundable amount', () => {
  test('is everything paid, and zero by the terms before delivery', async () => {
    expect(await refundableOf(await buy(shop(), ''))).toEqual({
      maxAmount: '19.00',
      currency: 'usd',
      creditAmount: '0.00',
      policyAmount: null,
      policyUntil: null,
      refusal: null,
    });
  });

  test('is limited by the terms to the smaller of $160 and the amount paid, for 7 days', async () => {
    const monthly = await buy(shop(), '');
    await deliver(monthly, 6.9);
    expect(await refundableOf(monthly)).toMatchObject({ policyAmount: '19.00' });
    const annual = await buy(shop(), '', { billingInterval: 'year' });
    await deliver(annual, 1);
    const { policyAmount, policyUntil } = await refundableOf(annual);
    expect(policyAmount).toBe('160.00');
    expect(new Date(policyUntil ?? '').getTime()).toBeWithin(
      Date.now() + 5.9 * dayMs,
      Date.now() + 6.1 * dayMs,
    );
    await refundOf(await ask(annual, { amount: '100' }));
    expect(await refundableOf(annual)).toMatchObject({
      maxAmount: '99.00',
      policyAmount: '60.00',
    });
    await deliver(annual, 7.1);
    expect(await refundableOf(annual)).toMatchObject({ policyAmount: null, policyUntil: null });
  });

  test('includes the credit left from a downgrade', async () => {
    const of = await aSubscriber(shop(), { purchase: { billingInterval: 'year' } });
    await planDesk(shop).taken(of, { billingInterval: 'month', supportPackage: 'none' });
    expect(await refundableOf(of.order)).toMatchObject({
      maxAmount: '199.00',
      creditAmount: '180.00',
    });
    for (let tries = 0; tries < 5; tries += 1) {
      shop().sandbox.faults.next('GET /v1/customers/{id}', { status: 500 });
    }
    expect(await refundableOf(of.order)).toMatchObject({
      maxAmount: '199.00',
      creditAmount: null,
    });
  });

  test('is zero if unpaid, refunded or disputed', async () => {
    const unpaid = await anOrder(shop().db, { paidAt: null, paymentStatus: 'pending' });
    expect(await refundableOf(unpaid)).toMatchObject({
      maxAmount: '0.00',
      refusal: 'This order has no payment.',
    });
    const returned = await buy(shop(), '');
    await refundOf(await ask(returned, { amount: '19.00' }));
    expect((await refundableOf(returned)).refusal).toContain('fully refunded');
    const disputed = await buy(shop(), '', {}, cards.disputed);
    expect((await refundableOf(disputed)).refusal).toContain('disputed');
    expect(await refusalOf(await ask(disputed, { amount: '1' }))).toContain('disputed');
    expect(await askedFor(disputed)).toBe(0);
  });

  test('is zero for orders without the provider, such as demo orders', async () => {
    const demo = await aPaidOrder();
    expect(await refundableOf(demo)).toMatchObject({
      maxAmount: '0.00',
      refusal: expect.stringContaining('demo order'),
    });
    expect(await refusalOf(await ask(demo, { amount: '1' }))).toContain('demo order');
    expect(await refundsOf(demo)).toEqual([]);
  });
});

describe('issuing a refund', () => {
  test('refunds the payment, records it and emails the customer', async () => {
    const order = await buy(shop(), '');
    const before = await revenueOf(shop());
    const refund = await refundOf(await ask(order, { amount: '5.50', reason: ' Late. ' }));
    expect(refund).toEqual({
      id: expect.any(Number),
      amount: '5.50',
      currency: 'usd',
      reason: 'Late.',
      endSubscription: false,
      status: 'succeeded',
      error: null,
      createdAt: expect.any(String),
    });
    await shop().sandbox.webhooks.settled();
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 550']);
    expect(await present(order)).toMatchObject({
      paymentStatus: 'partially_refunded',
      subscriptionStatus: 'active',
    });
    expect(await revenueOf(shop())).toBe(before - 5.5);
    expect(await timelineOf(shop(), order)).toEqual(['ordered', 'paid', 'refunded']);
    expect(await refundMails(order)).toEqual(['Refund of $5.50 for Saltmarsh']);
  });

  test('ends the subscription immediately on request', async () => {
    const order = await buy(shop(), '');
    await refundOf(await ask(order, { amount: 19, endSubscription: true }));
    expect(await present(order)).toMatchObject({
      paymentStatus: 'refunded',
      subscriptionStatus: 'cancelled',
    });
    const told = await shop().provider.subscription(order.stripeSubscriptionId ?? '');
    expect(told?.status).toBe('cancelled');
    await shop().sandbox.webhooks.settled();
    const [receipt, refund, ...more] = await shop().mailsTo(order.customerEmail);
    expect([receipt?.kind, refund?.kind, ...more]).toEqual(['receipt', 'refund-made']);
    expect(refund?.text).toContain('Your subscription has ended');
    // It was never delivered.
    expect(refund?.text).not.toContain('offline');
  });

  test('refunds the newest payment first, and as many as needed', async () => {
    const order = await buy(shop(), '');
    await renew(shop(), order);
    await refundOf(await ask(order, { amount: '25.00' }));
    const [first = '', second = ''] = await invoicesOf(shop(), order);
    const refundedOf = async (id: string) => (await shop().provider.charge(id))?.refundedCents;
    expect([await refundedOf(first), await refundedOf(second)]).toEqual([600, 1900]);
    expect(await refundMails(order)).toHaveLength(1);
    expect(await refundableOf(order)).toMatchObject({ maxAmount: '13.00' });
  });

  test('never refunds more than is left, even at the same time', async () => {
    const order = await buy(shop(), '');
    expect(await refusalOf(await ask(order, { amount: '19.01' }))).toBe(
      'You can refund up to $19.00 of this order.',
    );
    await refundOf(await ask(order, { amount: '10.00' }));
    expect(await refusalOf(await ask(order, { amount: '9.01' }))).toContain('$9.00');
    const both = await Promise.all([1, 2].map(() => ask(order, { amount: '9.00' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 1000', 'refund 900']);
  });

  test.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
    [{ amount: '1.234' }, 'amount'],
    [{}, 'amount'],
    [{ amount: '1', requestId: 'twice' }, 'requestId'],
    [{ amount: '1', reason: 'x'.repeat(2001) }, 'reason'],
  ])('refuses %j', async (values, path) => {
    const response = await ask({ id: 1 }, values);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toBe(path);
  });
});

describe('the same request again', () => {
  test('returns the same refund', async () => {
    const order = await buy(shop(), '');
    const values = { amount: '4.00', reason: 'Late.', requestId: crypto.randomUUID() };
    const twice = await Promise.all([ask(order, values), ask(order, values)]);
    const made = await Promise.all(twice.map(refundOf));
    expect(made[0]).toEqual(made[1] as Refund);
    expect(await refundOf(await ask(order, values))).toEqual(made[0] as Refund);
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 400']);
    expect(await askedFor(order)).toBe(1);
    expect(await refundMails(order)).toHaveLength(1);
  });

  test.each([{ amount: '5.00' }, { reason: 'Other.' }, { endSubscription: true }])(
    'is refused with %j or for another order',
    async (change) => {
      const order = await buy(shop(), '');
      const values = { amount: '4.00', requestId: crypto.randomUUID() };
      await refundOf(await ask(order, values));
      expect((await ask(order, { ...values, ...change })).status).toBe(409);
      expect((await ask(await buy(shop(), ''), values)).status).toBe(409);
      expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 400']);
    },
  );
});

describe('when the provider does not respond', () => {
  test('stays pending, blocks others and resumes automatically', async () => {
    const order = await buy(shop(), '');
    shop().sandbox.faults.next(asking, { status: 500 });
    const refund = await refundOf(await ask(order, { amount: '4.00' }));
    expect(refund.status).toBe('pending');
    expect(await refusalOf(await ask(order, { amount: '1.00' }))).toContain('being processed');
    await shop().jobs.run('refunds');
    expect(await askedFor(order)).toBe(0);
    shop().clock.shiftMs = 6 * 60 * 1000;
    await shop().jobs.run('refunds');
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 400']);
    expect(await refundMails(order)).toHaveLength(1);
    const row = await shop().db.query.refunds.findFirst({ where: eq(refunds.id, refund.id) });
    expect(row?.status).toBe('succeeded');
  });

  test('refunds once even if the response was lost and the key expired', async () => {
    const order = await buy(shop(), '');
    const requestId = crypto.randomUUID();
    shop().sandbox.webhooks.drop(true);
    const [invoiceId = ''] = await invoicesOf(shop(), order);
    // The state after a crash between the provider's response and the update.
    await shop()
      .db.insert(refunds)
      .values({
        orderId: order.id,
        requestId,
        amount: 400,
        endSubscription: true,
        updatedAt: new Date(Date.now() - 26 * 60 * 60 * 1000),
      });
    await shop().provider.refund({
      invoiceId,
      cents: 400,
      reason: 'requested_by_customer',
      requestId,
      idempotencyKey: 'forgotten by now',
    });
    await shop().jobs.run('refunds');
    expect(await askedFor(order)).toBe(1);
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 400']);
    expect((await present(order)).subscriptionStatus).toBe('cancelled');
    expect(await refundMails(order)).toHaveLength(1);
  });
});

describe('the list of refunds', () => {
  test('includes the admin and failed refunds, newest first', async () => {
    const order = await buy(shop(), '');
    const { id, cookie } = await admin();
    const name = { firstName: 'Grace', lastName: 'Hopper' };
    await shop().db.update(customers).set(name).where(eq(customers.id, id));
    const path = `/api/orders/${order.id}/refunds`;
    const give = (values: object) =>
      shop().post(path, { requestId: crypto.randomUUID(), ...values }, { cookie });
    await refundOf(await give({ amount: '4.00', reason: 'Late.' }));
    shop().sandbox.faults.next(asking, { status: 500 });
    await refundOf(await give({ amount: '5.00', endSubscription: true }));
    expect(await refundsOf(order)).toEqual([
      {
        id: expect.any(Number),
        amount: '5.00',
        currency: 'usd',
        reason: null,
        endSubscription: true,
        status: 'pending',
        error: null,
        createdAt: expect.any(String),
        givenBy: 'Grace Hopper',
      },
      expect.objectContaining({ amount: '4.00', reason: 'Late.', status: 'succeeded' }),
    ]);
    expect(await refundsOf(await buy(shop(), ''))).toEqual([]);
  });

  test('names no admin once the account is deleted', async () => {
    const order = await aPaidOrder();
    await shop().db.insert(refunds).values({
      orderId: order.id,
      requestId: crypto.randomUUID(),
      amount: 100,
      endSubscription: false,
      status: 'failed',
      error: 'Nothing has gone back.',
    });
    expect(await refundsOf(order)).toEqual([
      expect.objectContaining({ givenBy: null, error: 'Nothing has gone back.' }),
    ]);
  });
});

describe('when a refund fails', () => {
  test('states the amount left after a concurrent refund', async () => {
    const order = await buy(shop(), '');
    const [invoiceId = ''] = await invoicesOf(shop(), order);
    shop().sandbox.webhooks.drop(true);
    await refundElsewhere(shop(), invoiceId, 1000);
    shop().sandbox.webhooks.drop(false);
    const refund = await refundOf(await ask(order, { amount: '19.00' }));
    expect(refund).toMatchObject({
      status: 'failed',
      error: 'Only $9.00 of $19.00 could be refunded.',
    });
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 1000', 'refund 900']);
    expect((await present(order)).paymentStatus).toBe('refunded');
    expect(await refundMails(order)).toEqual(['Refund of $9.00 for Saltmarsh']);
  });

  test('fails without an email for an unknown payment', async () => {
    const order = await aPaidOrder({ stripeSubscriptionId: 'sub_of_nobody' });
    const refund = await refundOf(await ask(order, { amount: '1.00' }));
    expect(refund).toMatchObject({
      status: 'failed',
      error: 'The payment provider refused the refund. Nothing was refunded.',
    });
    expect(await refundMails(order)).toEqual([]);
    expect((await present(order)).subscriptionStatus).toBe('active');
  });

  test('becomes failed when the bank rejects it later, and can be repeated', async () => {
    const order = await buy(shop(), '', {}, cards.refundFails);
    const { id, status } = await refundOf(await ask(order, { amount: '19.00' }));
    expect(status).toBe('succeeded');
    const { time, webhooks } = shop().sandbox;
    time.advanceTo(new Date(time.now().getTime() + 2 * dayMs));
    await webhooks.settled();
    const row = await shop().db.query.refunds.findFirst({ where: eq(refunds.id, id) });
    expect(row).toMatchObject({ status: 'failed', error: expect.stringContaining('bank') });
    expect(await refundableOf(order)).toMatchObject({ maxAmount: '19.00', refusal: null });
  });
});

import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder, buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { CancellationRequest } from '#contract/cancellations';
import type { Subscription } from '#contract/subscriptions';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { syncSubscription } from '../payment-events/subscription-state.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const hourMs = 60 * 60 * 1000;
const endIt = 'POST /v1/subscriptions/{id}';

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.faults.clear();
  shop().sandbox.webhooks.drop(false);
});

const path = (id: number | string) => `/api/customer/subscriptions/${id}/cancel`;
const ask = (cookie: string, id: number | string, reason?: string) =>
  shop().post(path(id), { reason }, { cookie });
const keep = (cookie: string, id: number | string) =>
  shop().send('DELETE', path(id), undefined, { cookie });
const process = (cookie: string, id: number) =>
  shop().send('PATCH', `/api/admin/cancellation-requests/${id}/process`, undefined, { cookie });

async function requestOf(response: Response): Promise<CancellationRequest> {
  expect(await response.clone().json()).toMatchObject({ policyText: expect.any(String) });
  return response.json();
}

async function seen(cookie: string, id: number): Promise<Subscription> {
  return (await shop().get(`/api/customer/subscriptions/${id}`, { cookie })).json();
}

const kindsOfMail = async (email: string) =>
  (await shop().mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind !== 'receipt');

const askedToEnd = () =>
  shop()
    .sandbox.requests()
    .filter(({ operation }) => operation === endIt);

async function customerWithOrder() {
  const customer = await shop().signIn();
  const order = await buy(shop(), customer.cookie);
  return { ...customer, order };
}

describe('requesting a cancellation', () => {
  test('stores the current policy and is idempotent', async () => {
    const { cookie, order } = await customerWithOrder();
    const first = await ask(cookie, order.id, '  We close.\nThank you. ');
    expect(first.status).toBe(201);
    const request = await requestOf(first);
    expect(request).toMatchObject({
      status: 'pending',
      orderId: order.id,
      reason: 'We close.\nThank you.',
      processedAt: null,
    });
    expect(request.policyText).toContain('within 24 hours');
    const again = await Promise.all([1, 2, 3].map(() => ask(cookie, order.orderId, 'other')));
    const ids = await Promise.all(again.map(async (answer) => (await requestOf(answer)).id));
    expect(ids).toEqual([request.id, request.id, request.id]);
    expect(await kindsOfMail(order.customerEmail)).toEqual(['cancellation-requested']);
    expect(askedToEnd().length).toBe(0);
  });

  test('refuses a subscription that is not running', async () => {
    const { id: customerId, cookie } = await shop().signIn();
    const values = { customerId, paidAt: null, paymentStatus: 'pending' } as const;
    const order = await anOrder(shop().db, { ...values, subscriptionStatus: 'pending' });
    expect((await ask(cookie, order.id)).status).toBe(409);
  });

  test.each([
    [{ reason: 'x'.repeat(2001) }, 'String must contain at most 2000 character(s)'],
    [{ reason: 'a\u0000b' }, 'Invalid input'],
    [{ reason: 7 }, 'Expected string, received number'],
  ])('refuses %j', async (body, message) => {
    const { cookie, order } = await customerWithOrder();
    const response = await shop().post(path(order.id), body, { cookie });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'reason', message }] });
  });
});

describe('processing', () => {
  test('schedules the end at the provider before completing', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    const done = await process(admin.cookie, id);
    expect(done.status).toBe(200);
    expect(await requestOf(done)).toMatchObject({ status: 'completed' });
    const after = await findOrder(shop(), order.orderId);
    expect(after.cancelAt).toEqual(order.nextChargeAt);
    expect(after.subscriptionStatus).toBe('active');
    expect(await seen(cookie, order.id)).toMatchObject({
      cancelAt: order.nextChargeAt?.toISOString(),
      nextChargeAt: null,
      cancellation: { status: 'completed' },
    });
    expect(await kindsOfMail(order.customerEmail)).toEqual([
      'cancellation-requested',
      'cancellation-processed',
    ]);
    expect((await process(admin.cookie, id)).status).toBe(409);
  });

  test('calls the provider once for concurrent requests', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    const before = askedToEnd().length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => process(admin.cookie, id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(49).fill(409)]);
    expect(askedToEnd().length - before).toBe(1);
  });

  test('goes back to pending when the provider refuses, says why, and works later', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    shop().sandbox.faults.next(endIt, { status: 500 });
    const refused = await process(admin.cookie, id);
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'provider_down']);
    const [row] = await shop()
      .db.select()
      .from(cancellationRequests)
      .where(eq(cancellationRequests.id, id));
    expect(row).toMatchObject({ status: 'pending', processedAt: null, error: expect.any(String) });
    expect((await findOrder(shop(), order.orderId)).cancelAt).toBeNull();
    expect((await process(admin.cookie, id)).status).toBe(200);
  });

  test('runs automatically after 24 hours', async () => {
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    const statusAfter = async (hours: number) => {
      shop().clock.shiftMs = hours * hourMs;
      await shop().jobs.run('cancellations');
      const where = eq(cancellationRequests.id, id);
      return (await shop().db.query.cancellationRequests.findFirst({ where }))?.status;
    };
    expect([await statusAfter(23), await statusAfter(25)]).toEqual(['pending', 'completed']);
  });

  test('runs immediately when the next charge is due sooner', async () => {
    const { cookie, order } = await customerWithOrder();
    const nextChargeAt = new Date(Date.now() + 23 * hourMs);
    await shop().db.update(orders).set({ nextChargeAt }).where(eq(orders.id, order.id));
    const request = await requestOf(await ask(cookie, order.id));
    expect(request.status).toBe('completed');
    expect(await kindsOfMail(order.customerEmail)).toEqual(['cancellation-processed']);
  });

  test('ends immediately when the provider has no subscription', async () => {
    const { id: customerId, cookie } = await shop().signIn();
    const order = await anOrder(shop().db, { customerId });
    const request = await requestOf(await ask(cookie, order.id));
    expect(request.status).toBe('completed');
    expect(await findOrder(shop(), order.orderId)).toMatchObject({
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
    });
    expect(await kindsOfMail(order.customerEmail)).toEqual(['subscription-ended']);
  });

  test('resumes with the same key after a crash', async () => {
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    const claimedAt = new Date(Date.now() - 6 * 60 * 1000);
    await shop()
      .db.update(cancellationRequests)
      .set({ status: 'processing', claimedAt })
      .where(eq(cancellationRequests.id, id));
    await shop().jobs.run('cancellations');
    const where = eq(cancellationRequests.id, id);
    const row = await shop().db.query.cancellationRequests.findFirst({ where });
    expect(row?.status).toBe('completed');
    const { reference } = await findOrder(shop(), order.orderId);
    expect(askedToEnd().at(-1)?.idempotency_key).toBe(
      `cancellation:${reference}:${id}:${claimedAt.getTime()}`,
    );
  });
});

test('clears the next charge on request and restores it on withdrawal', async () => {
  const { cookie, order } = await customerWithOrder();
  const nextChargeAt = order.nextChargeAt?.toISOString();
  expect(nextChargeAt).toBeDefined();
  expect(await seen(cookie, order.id)).toMatchObject({ nextChargeAt });
  await ask(cookie, order.id);
  expect(await seen(cookie, order.id)).toMatchObject({
    cancellation: { status: 'pending' },
    subscriptionStatus: 'active',
    nextChargeAt: null,
  });
  await keep(cookie, order.id);
  expect(await seen(cookie, order.id)).toMatchObject({ cancellation: null, nextChargeAt });
});

describe('withdrawing', () => {
  test('withdraws a pending request and allows another', async () => {
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    expect(await requestOf(await keep(cookie, order.id))).toMatchObject({
      id,
      status: 'withdrawn',
    });
    expect(await seen(cookie, order.id)).toMatchObject({ cancellation: null });
    expect((await keep(cookie, order.id)).status).toBe(404);
    const next = await requestOf(await ask(cookie, order.id));
    expect(next.id).not.toBe(id);
    expect(await kindsOfMail(order.customerEmail)).toEqual([
      'cancellation-requested',
      'cancellation-kept',
      'cancellation-requested',
    ]);
  });

  test('removes the scheduled end at the provider after processing', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    await process(admin.cookie, id);
    expect((await keep(cookie, order.id)).status).toBe(200);
    const after = await findOrder(shop(), order.orderId);
    expect([after.cancelAt, after.subscriptionStatus]).toEqual([null, 'active']);
    const told = await shop().provider.subscription(order.stripeSubscriptionId ?? '');
    expect(told?.cancelAtPeriodEnd).toBe(false);
  });

  test('waits while it is being processed', async () => {
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    await shop()
      .db.update(cancellationRequests)
      .set({ status: 'processing', claimedAt: new Date() })
      .where(eq(cancellationRequests.id, id));
    expect((await keep(cookie, order.id)).status).toBe(409);
  });

  test('stays completed when the provider refuses', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    await process(admin.cookie, id);
    shop().sandbox.faults.next(endIt, { status: 500 });
    expect((await keep(cookie, order.id)).status).toBe(503);
    expect((await findOrder(shop(), order.orderId)).cancelAt).not.toBeNull();
  });
});

describe('when responses are lost or late', () => {
  test('calls the provider when the response to processing was lost', async () => {
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    shop().sandbox.webhooks.drop(true);
    const stored = order.stripeSubscriptionId ?? '';
    // The state after the provider's response was lost.
    await shop().provider.endAtPeriodEnd(stored, { idempotencyKey: crypto.randomUUID() });
    await shop()
      .db.update(cancellationRequests)
      .set({ error: 'The provider did not answer' })
      .where(eq(cancellationRequests.id, id));

    expect((await keep(cookie, order.id)).status).toBe(200);
    shop().sandbox.webhooks.drop(false);
    expect((await shop().provider.subscription(stored))?.cancelAtPeriodEnd).toBe(false);
  });

  test('does not undo processing when an earlier response arrives late', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    const stored = order.stripeSubscriptionId ?? '';
    const before = await shop().provider.subscription(stored);
    const askedAt = new Date();
    await process(admin.cookie, id);
    if (!before) throw new Error('The provider knows the subscription');
    const locked = await findOrder(shop(), order.orderId);
    const facts = { order: locked, subscription: before, askedAt, mail: shop().mail };
    await syncSubscription(shop().db, facts);
    expect(await seen(cookie, order.id)).toMatchObject({
      cancelAt: order.nextChargeAt?.toISOString(),
      cancellation: { status: 'completed' },
    });
  });

  test('sends one email for two concurrent withdrawals', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    await process(admin.cookie, (await requestOf(await ask(cookie, order.id))).id);
    const answers = await Promise.all([keep(cookie, order.id), keep(cookie, order.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = (await kindsOfMail(order.customerEmail)).filter((kind) => /kept/.test(kind));
    expect(kept).toHaveLength(1);
  });

  test('refunds a later charge for an unpaid period', async () => {
    const { cookie, order } = await customerWithOrder();
    const nextChargeAt = new Date((order.nextChargeAt?.getTime() ?? 0) + 30 * 24 * hourMs);
    await shop()
      .db.update(orders)
      .set({ subscriptionStatus: 'past_due', nextChargeAt })
      .where(eq(orders.id, order.id));
    await ask(cookie, order.id);
    const request = await shop().db.query.cancellationRequests.findFirst({
      where: eq(cancellationRequests.orderId, order.id),
    });
    const unpaidPeriodStarts = order.nextChargeAt?.getTime() ?? 0;
    expect(request?.paidUntil?.getTime()).toBeLessThanOrEqual(unpaidPeriodStarts);
  });
});

describe('when the paid period is over', () => {
  const afterTheEnd = async (order: { nextChargeAt: Date | null }) => {
    const end = order.nextChargeAt?.getTime() ?? 0;
    await shop().sandbox.time.advanceTo(new Date(end + 48 * hourMs));
    await shop().sandbox.webhooks.settled();
  };
  const ledger = (id: number) =>
    shop().db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id);

  test('ends once and can no longer be withdrawn', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { cookie, order } = await customerWithOrder();
    const { id } = await requestOf(await ask(cookie, order.id));
    await process(admin.cookie, id);
    shop().sandbox.webhooks.sendTwice(true);
    await afterTheEnd(order);
    shop().sandbox.webhooks.sendTwice(false);

    expect(await seen(cookie, order.id)).toMatchObject({
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      endedAt: order.nextChargeAt?.toISOString(),
    });
    expect(await kindsOfMail(order.customerEmail)).toEqual([
      'cancellation-requested',
      'cancellation-processed',
      'subscription-ended',
    ]);
    expect((await keep(cookie, order.id)).status).toBe(409);
    expect(await ledger(order.id)).toHaveLength(1);
  });

  test('records a renewal in the ledger', async () => {
    const { cookie, order } = await customerWithOrder();
    await afterTheEnd(order);
    const { nextChargeAt } = await findOrder(shop(), order.orderId);
    expect(nextChargeAt?.getTime()).toBeGreaterThan(order.nextChargeAt?.getTime() ?? 0);
    expect(await ledger(order.id)).toMatchObject([
      { kind: 'paid', amount: 1900 },
      { kind: 'paid', amount: 1900 },
    ]);
    expect(await seen(cookie, order.id)).toMatchObject({ subscriptionStatus: 'active' });
  });

  test('refunds a charge made after the request and ends', async () => {
    const { cookie, order } = await customerWithOrder();
    await ask(cookie, order.id);
    await afterTheEnd(order);
    expect(await ledger(order.id)).toMatchObject([
      { kind: 'paid', amount: 1900 },
      { kind: 'paid', amount: 1900 },
      { kind: 'refund', amount: 1900 },
    ]);
    expect(await seen(cookie, order.id)).toMatchObject({
      subscriptionStatus: 'cancelled',
      cancellation: { status: 'completed' },
    });
  });

  test('keeps a charge made after a withdrawn request', async () => {
    const { cookie, order } = await customerWithOrder();
    await ask(cookie, order.id);
    await keep(cookie, order.id);
    await afterTheEnd(order);
    expect((await ledger(order.id)).map(({ kind }) => kind)).toEqual(['paid', 'paid']);
  });
});

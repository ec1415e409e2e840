import { afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openApp } from '#api/testing/app';
import { buy, cards, findOrder, pay } from '#api/testing/orders';
import { planDesk, yearly } from '#api/testing/plans';
import { loseOrders } from '#api/testing/restore';
import { testShop } from '#api/testing/shop';
import { anUnmatchedPurchase, unmatchedOf } from '#api/testing/unmatched';
import type { Reconciliation } from '#contract/reconciliation';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { products } from '#db/schema/products';
import { providerPrices } from '#db/schema/provider-prices';
import { openTestDatabase } from '#db/testing/database';
import { readLedgerBalance, stripeOf } from './testing/books.ts';
import { openCheckout } from './testing/purchases.ts';
import { createSecondProcess } from './testing/second-process.ts';

const shop = testShop();
const { taken } = planDesk(shop);
setDefaultTimeout(30_000);

let cookie = '';
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

const act = (id: number, name: 'restore' | 'refund' | 'dismiss') =>
  shop().post(`/api/admin/reconciliation/subscriptions/${id}/${name}`, undefined, { cookie });

async function aCode(terms: object): Promise<string> {
  const code = `RESTORED-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { status } = await shop().post('/api/admin/discounts', { code, ...terms }, { cookie });
  expect(status).toBe(201);
  return code;
}

const compared = () => shop().reconciliation.run();

/** A run's unmatched subscription for one purchase. */
function listed({ unmatched }: Reconciliation, { stripeSubscriptionId }: OrderRow) {
  return unmatched.filter(({ subscriptionId }) => subscriptionId === stripeSubscriptionId);
}

describe('a paid subscription without an order', () => {
  test('is listed with number, plan and amount until it has an order', async () => {
    const order = await buy(shop(), '');
    expect(listed(await compared(), order)).toEqual([]);
    await loseOrders(shop().db, [order]);
    const run = await compared();
    expect(run.unmatchedCount).toBe(1);
    expect(listed(run, order)).toEqual([
      {
        id: expect.any(Number),
        subscriptionId: order.stripeSubscriptionId ?? '',
        orderNumber: order.orderId,
        isNumberTaken: false,
        plan: 'Saltmarsh $19.00, No Support $0.00 per month',
        keptAmount: '19.00',
        isRunning: true,
        startedAt: expect.any(String),
      },
    ]);
    const answer = await shop().get('/api/admin/reconciliation', { cookie });
    expect(await answer.json()).toMatchObject({ unmatchedCount: 1 });
    expect(listed(await compared(), order)).toHaveLength(1);
    await act((await unmatchedOf(shop(), order)).id, 'dismiss');
  });

  test('is found page by page in an interrupted run', async () => {
    const lost = [await buy(shop(), ''), await buy(shop(), ''), await buy(shop(), '')];
    await loseOrders(shop().db, lost);
    const { provider } = shop();
    const asked: (string | null)[] = [];
    let fails = true;
    const short = createSecondProcess(shop(), {
      async subscriptionsAfter(last) {
        asked.push(last);
        if (asked.length > 2 && fails) return provider.subscriptionsAfter('sub_unknown');
        const { subscriptions, isLast } = await provider.subscriptionsAfter(last);
        return { subscriptions: subscriptions.slice(0, 1), isLast: isLast && !subscriptions[1] };
      },
    });
    expect((await short.run()).error).not.toBeNull();
    const before = asked.length;
    fails = false;
    const run = await short.run();
    expect(run.finishedAt).not.toBeNull();
    expect(asked[before]).not.toBeNull();
    for (const order of lost) expect(listed(run, order)).toHaveLength(1);
    for (const order of lost) await act((await unmatchedOf(shop(), order)).id, 'dismiss');
  });

  test('belongs to another shop if it has another database’s id', async () => {
    const { provider, clock } = shop();
    const other = await openApp({ database: await openTestDatabase(), provider, clock });
    const theirs = await openCheckout(other, { productId: (await other.aProduct()).id });
    await pay(theirs.url);
    await shop().sandbox.webhooks.settled();
    expect(await compared()).toMatchObject({ unmatchedCount: 0 });
    await other.close();
  });

  test('without an id is matched by its prices', async () => {
    const order = await buy(shop(), '');
    await stripeOf(shop()).subscriptions.update(order.stripeSubscriptionId ?? '', {
      metadata: { reference: '', shopId: '' },
    });
    await shop().sandbox.webhooks.settled();
    await loseOrders(shop().db, [order]);
    const prices = await shop().db.delete(providerPrices).returning();
    expect(listed(await compared(), order)).toEqual([]);
    await shop().db.insert(providerPrices).values(prices);
    expect(listed(await compared(), order)).toHaveLength(1);
    await act((await unmatchedOf(shop(), order)).id, 'dismiss');
  });

  test('is not listed once it has ended and was refunded', async () => {
    const order = await buy(shop(), '');
    await loseOrders(shop().db, [order]);
    await shop().provider.endNow(order.stripeSubscriptionId ?? '');
    expect(listed(await compared(), order)).toMatchObject([{ isRunning: false }]);
    const { latestInvoiceId } =
      (await shop().provider.subscription(order.stripeSubscriptionId ?? '')) ?? {};
    await shop().provider.refund({
      invoiceId: latestInvoiceId ?? '',
      cents: null,
      reason: 'duplicate',
      idempotencyKey: crypto.randomUUID(),
    });
    expect(listed(await compared(), order)).toEqual([]);
  });

  test('is assigned to its order if that is still unpaid', async () => {
    const { webhooks } = shop().sandbox;
    const opened = await openCheckout(shop(), { productId: (await shop().aProduct()).id });
    const earlier = { stripeSessionId: null, checkoutUrl: null };
    await shop().db.update(orders).set(earlier).where(eq(orders.orderId, opened.orderId));
    webhooks.drop(true);
    await pay(opened.url);
    await webhooks.settled();
    webhooks.drop(false);
    const run = await compared();
    expect(run).toMatchObject({ corrected: 1, differing: 0, unmatchedCount: 0 });
    expect(run.differences).toEqual([
      {
        orderId: opened.orderId,
        fact: 'payment',
        ours: 'pending',
        theirs: 'paid',
        corrected: true,
      },
    ]);
    expect(await findOrder(shop(), opened.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });
});

afterEach(() => shop().sandbox.faults.clear());

describe('restoring', () => {
  test('recreates the order with its number, price and payments', async () => {
    const { order, row } = await anUnmatchedPurchase(shop());
    const answer = await act(row.id, 'restore');
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ orderId: order.orderId });
    const restored = await findOrder(shop(), order.orderId);
    for (const field of [
      ...(['reference', 'productId', 'productTitle', 'supportPackage', 'intervalTotal'] as const),
      ...(['totalMonthlyAmount', 'customerEmail', 'customerName', 'paidAt'] as const),
      ...(['nextChargeAt', 'stripeSessionId', 'stripeSubscriptionId', 'stripeCustomerId'] as const),
      ...(['status', 'paymentStatus', 'subscriptionStatus', 'billingInterval'] as const),
    ]) {
      expect([field, restored[field]]).toEqual([field, order[field]]);
    }
    expect(await ledgerOf(restored)).toBe(1900);
    expect(await compared()).toMatchObject({ differing: 0, unmatchedCount: 0 });
    expect((await act(row.id, 'refund')).status).toBe(409);
  });

  test('keeps the discount code and what it took off', async () => {
    const discountCode = await aCode({ percentOff: 25, duration: 'repeating', durationMonths: 3 });
    const order = await buy(shop(), '', { discountCode });
    await loseOrders(shop().db, [order]);
    await compared();
    expect((await act((await unmatchedOf(shop(), order)).id, 'restore')).status).toBe(201);
    const { discountId, discountEndsAt } = order;
    expect(await findOrder(shop(), order.orderId)).toMatchObject({
      discountId,
      discountEndsAt,
      discountAmount: 475,
      intervalTotal: 1900,
    });
    expect(await compared()).toMatchObject({ differing: 0, unmatchedCount: 0 });
  });

  test.each([
    ['a dearer', 'month', yearly],
    ['a cheaper', 'year', { ...yearly, billingInterval: 'month' }],
  ] as const)('keeps what it took off before %s plan', async (_, billingInterval, plan) => {
    const discountCode = await aCode({ percentOff: 25, duration: 'once' });
    const person = await shop().signIn();
    const order = await buy(shop(), person.cookie, { discountCode, billingInterval });
    await taken({ ...person, order }, plan);
    await loseOrders(shop().db, [order]);
    await compared();
    expect((await act((await unmatchedOf(shop(), order)).id, 'restore')).status).toBe(201);
    const { discountId, discountAmount } = order;
    expect(discountAmount).toBeGreaterThan(0);
    expect(await findOrder(shop(), order.orderId)).toMatchObject({
      discountId,
      discountAmount,
      billingInterval: plan.billingInterval,
    });
  });

  test('restores an order that a discount covers, as paid on its day', async () => {
    const discountCode = await aCode({ percentOff: 100, duration: 'once' });
    const order = await buy(shop(), '', { discountCode });
    await loseOrders(shop().db, [order]);
    expect(listed(await compared(), order)).toMatchObject([{ keptAmount: '0.00' }]);
    expect((await act((await unmatchedOf(shop(), order)).id, 'restore')).status).toBe(201);
    const { paidAt } = order;
    expect(await findOrder(shop(), order.orderId)).toMatchObject({
      paidAt,
      paymentStatus: 'paid',
      discountAmount: 1900,
      discountEndsAt: paidAt,
    });
    expect(await compared()).toMatchObject({ differing: 0, unmatchedCount: 0 });
  });

  test('uses a new number if the old one is taken, and never repeats one', async () => {
    const lost = [await buy(shop(), ''), await buy(shop(), '')];
    const [first, second] = lost;
    await loseOrders(shop().db, lost);
    await compared();
    const newer = await buy(shop(), '');
    expect(newer.orderId).toBe(first?.orderId ?? '');
    const isTaken = new Map(
      (await compared()).unmatched.map((one) => [one.orderNumber, one.isNumberTaken]),
    );
    expect(isTaken.get(newer.orderId)).toBe(true);
    expect(isTaken.get(second?.orderId ?? '')).toBe(false);
    const numbers = [newer.orderId];
    for (const order of [second, first]) {
      const { id } = await unmatchedOf(shop(), order ?? newer);
      numbers.push((await (await act(id, 'restore')).json()).orderId);
    }
    expect(numbers[1]).toBe(second?.orderId ?? '');
    numbers.push((await buy(shop(), '')).orderId);
    expect(new Set(numbers).size).toBe(4);
    expect(await compared()).toMatchObject({ differing: 0, unmatchedCount: 0 });
  });

  test('restores an ended subscription as ended, without an email', async () => {
    const order = await buy(shop(), '');
    await shop().provider.endNow(order.stripeSubscriptionId ?? '');
    await shop().sandbox.webhooks.settled();
    await loseOrders(shop().db, [order]);
    await compared();
    expect((await act((await unmatchedOf(shop(), order)).id, 'restore')).status).toBe(201);
    expect(await findOrder(shop(), order.orderId)).toMatchObject({
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      paymentStatus: 'paid',
    });
    expect(await shop().mailsTo(order.customerEmail)).toEqual([]);
  });

  test('is refused if another product now has the number', async () => {
    const { order, row } = await anUnmatchedPurchase(shop());
    await shop().db.delete(providerPrices);
    await shop()
      .db.update(products)
      .set({ title: 'Other', stripePriceId: null })
      .where(eq(products.id, order.productId));
    const answer = await act(row.id, 'restore');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      detail: 'The product “Saltmarsh” no longer exists, so the order can’t be restored.',
    });
    expect(listed(await compared(), order)).toHaveLength(1);
    await act(row.id, 'dismiss');
  });

  test('succeeds for one of two concurrent admins', async () => {
    const { order, row } = await anUnmatchedPurchase(shop());
    const answers = await Promise.all([act(row.id, 'restore'), act(row.id, 'restore')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { stripeSubscriptionId } = order;
    const restored = eq(orders.stripeSubscriptionId, stripeSubscriptionId ?? '');
    expect(await shop().db.$count(orders, restored)).toBe(1);
  });
});

describe('ending and refunding', () => {
  test('refunds everything and removes it from the list', async () => {
    const { order, row } = await anUnmatchedPurchase(shop());
    expect((await act(row.id, 'refund')).status).toBe(200);
    const { stripeSubscriptionId } = order;
    const present = await shop().provider.subscription(stripeSubscriptionId ?? '');
    expect(present?.endedAt).not.toBeNull();
    const charge = await shop().provider.charge(present?.latestInvoiceId ?? '');
    expect(charge).toMatchObject({ cents: 1900, refundedCents: 1900 });
    expect(listed(await compared(), order)).toEqual([]);
  });

  test('can be retried when the provider does not respond', async () => {
    const { order, row } = await anUnmatchedPurchase(shop());
    shop().sandbox.faults.always('POST /v1/refunds', { status: 500 });
    const failed = await act(row.id, 'refund');
    expect(await failed.json()).toMatchObject({ code: 'provider_down' });
    expect(await unmatchedOf(shop(), order)).toMatchObject({ resolution: null });
    shop().sandbox.faults.clear();
    expect((await act(row.id, 'refund')).status).toBe(200);
    expect(listed(await compared(), order)).toEqual([]);
  });

  test('says what could not be refunded', async () => {
    const order = await buy(shop(), '', {}, cards.disputed);
    await shop().sandbox.webhooks.settled();
    await loseOrders(shop().db, [order]);
    await compared();
    const row = await unmatchedOf(shop(), order);
    // Everything is disputed: nothing is left to refund, and the subscription ends.
    expect(row).toMatchObject({ keptAmount: 0, isRunning: true });
    expect((await act(row.id, 'refund')).status).toBe(200);
    expect(listed(await compared(), order)).toEqual([]);
  });
});

test('does not list a dismissed subscription again', async () => {
  const { order, row } = await anUnmatchedPurchase(shop());
  expect((await act(row.id, 'dismiss')).status).toBe(200);
  expect(listed(await compared(), order)).toEqual([]);
  const present = await shop().provider.subscription(order.stripeSubscriptionId ?? '');
  expect(present?.endedAt).toBeNull();
  expect((await act(row.id, 'restore')).status).toBe(409);
});

async function ledgerOf({ id }: OrderRow): Promise<number> {
  const rows = await shop().db.query.payments.findMany({ where: eq(payments.orderId, id) });
  expect(await readLedgerBalance(shop().db)).toBeGreaterThanOrEqual(1900);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { flagOrder } from '#api/testing/order-flags';
import { anOrder, buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Reconciliation } from '#contract/reconciliation';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { reconciliations } from '#db/schema/reconciliations';
import { describeFlagRow } from '../orders/flags.ts';
import { readLedgerBalance, readProviderBalance, stripeOf } from './testing/books.ts';
import { openCheckout } from './testing/purchases.ts';
import { createSecondProcess } from './testing/second-process.ts';

const shop = testShop();
setDefaultTimeout(20_000);

/** A run's differences for one order. */
function of({ differences }: Reconciliation, { orderId }: { orderId: string }) {
  return differences
    .filter((difference) => difference.orderId === orderId)
    .map(({ fact, ours, theirs, corrected }) => ({ fact, ours, theirs, corrected }));
}

const aPurchase = () => buy(shop(), '');

async function unheard<T>(happen: () => T | Promise<T>): Promise<T> {
  const { webhooks } = shop().sandbox;
  webhooks.drop(true);
  const happened = await happen();
  await webhooks.settled();
  webhooks.drop(false);
  return happened;
}

function hoursAfter(instant: Date | null, hours: number): Date {
  return new Date((instant?.getTime() ?? 0) + hours * 60 * 60 * 1000);
}

afterEach(() => shop().sandbox.faults.clear());

test('returns null before the first run', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const answer = await shop().get('/api/admin/reconciliation', { cookie });
  expect(answer.headers.get('content-type')).toStartWith('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toBeNull();
});

describe('a run', () => {
  test('changes nothing when both sides agree', async () => {
    const order = await aPurchase();
    const run = await shop().reconciliation.run();
    expect(run).toMatchObject({ checked: 1, corrected: 0, differing: 0, differences: [] });
    expect(await findOrder(shop(), order.orderId)).toEqual(order);
  });

  test('fulfills a payment whose event was missed, with one receipt', async () => {
    const order = await unheard(aPurchase);
    expect(order.paidAt).toBeNull();
    expect(of(await shop().reconciliation.run(), order)).toEqual([
      { fact: 'payment', ours: 'pending', theirs: 'paid', corrected: true },
    ]);
    expect(await findOrder(shop(), order.orderId)).toMatchObject({ subscriptionStatus: 'active' });
    const kinds = (await shop().mailsTo(order.customerEmail)).map(({ kind }) => kind);
    expect(kinds).toEqual(['receipt']);
  });

  test('sends the receipt of a renewal whose events were missed', async () => {
    const order = await aPurchase();
    const kinds = async () => (await shop().mailsTo(order.customerEmail)).map(({ kind }) => kind);
    await unheard(() => shop().sandbox.time.advanceTo(hoursAfter(order.nextChargeAt, 2)));
    expect(await kinds()).toEqual(['receipt']);
    await shop().reconciliation.run();
    await shop().reconciliation.run();
    expect(await kinds()).toEqual(['receipt', 'payment-received']);
  });

  test('refunds a charge made after the cancellation request', async () => {
    const { cookie } = await shop().signIn();
    const order = await buy(shop(), cookie);
    await shop().post(`/api/customer/subscriptions/${order.id}/cancel`, {}, { cookie });
    const run = await unheard(() => {
      shop().sandbox.time.advanceTo(hoursAfter(order.nextChargeAt, 2));
      return shop().reconciliation.run();
    });
    const facts = of(run, order).map(({ fact }) => fact);
    expect(facts).toEqual(expect.arrayContaining(['payment', 'refund', 'status']));
    expect(await findOrder(shop(), order.orderId)).toMatchObject({
      subscriptionStatus: 'cancelled',
    });
    expect(of(await shop().reconciliation.run(), order)).toEqual([]);
    const mails = await shop().mailsTo(order.customerEmail);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'receipt',
      'cancellation-requested',
      'refund-made',
    ]);
    expect(mails.at(-1)?.text).toContain('Your subscription has ended');
    expect(await readLedgerBalance(shop().db)).toBe(await readProviderBalance(shop()));
  });

  test('applies an end that was scheduled in the provider’s dashboard', async () => {
    const order = await aPurchase();
    const ending = await unheard(() =>
      stripeOf(shop()).subscriptions.update(order.stripeSubscriptionId ?? '', {
        cancel_at_period_end: true,
      }),
    );
    const theirs = new Date((ending.cancel_at ?? 0) * 1000).toISOString();
    expect(of(await shop().reconciliation.run(), order)).toEqual([
      { fact: 'end', ours: null, theirs, corrected: true },
    ]);
  });
});

describe('the plan', () => {
  test('follows the provider when it bills our prices', async () => {
    const order = await aPurchase();
    const { productId } = order;
    await openCheckout(shop(), { productId, billingInterval: 'year', supportPackage: 'regular' });
    await unheard(async () => changePrices(order, await yearlyPrices(productId)));
    expect(of(await shop().reconciliation.run(), order)).toContainEqual({
      fact: 'plan',
      ours: `product ${productId} for 19.00, No Support for 0.00 a month`,
      theirs: `product ${productId} for 199.00, Regular Support for 600.00 a year`,
      corrected: true,
    });
    expect(of(await shop().reconciliation.run(), order)).toEqual([]);
  });

  test('is compared item by item, because totals can match', async () => {
    const order = await aPurchase();
    const parts = { intervalProductPrice: 1800, intervalSupportPrice: 100 };
    await shop().db.update(orders).set(parts).where(eq(orders.id, order.id));
    const { productId } = order;
    expect(of(await shop().reconciliation.run(), order)).toEqual([
      {
        fact: 'plan',
        ours: `product ${productId} for 18.00, No Support for 1.00 a month`,
        theirs: `product ${productId} for 19.00, No Support for 0.00 a month`,
        corrected: true,
      },
    ]);
  });

  test('is listed when its prices are not ours', async () => {
    const order = await aPurchase();
    const { data } = await stripeOf(shop()).products.list({ limit: 1 });
    const price = await stripeOf(shop()).prices.create({
      product: data[0]?.id ?? '',
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    await unheard(() => changePrices(order, [price.id]));
    expect(of(await shop().reconciliation.run(), order)).toContainEqual(
      expect.objectContaining({
        fact: 'plan',
        theirs: expect.stringContaining(price.id),
        corrected: false,
      }),
    );
  });

  async function yearlyPrices(productId: number): Promise<string[]> {
    const rows = await shop().db.query.providerPrices.findMany({
      where: (row, { eq: is }) => is(row.billingInterval, 'year'),
    });
    const items = [`product-${productId}`, 'support-regular'];
    return items.map((item) => rows.find((row) => row.item === item)?.priceId ?? item);
  }

  /** Sets one price per item at the provider. */
  async function changePrices({ stripeSubscriptionId }: OrderRow, prices: string[]) {
    const { subscriptions } = stripeOf(shop());
    const { items } = await subscriptions.retrieve(stripeSubscriptionId ?? '');
    await subscriptions.update(stripeSubscriptionId ?? '', {
      items: prices.map((price, index) => ({ id: items.data[index]?.id ?? '', price })),
    });
  }
});

describe('differences that cannot be fixed safely are listed in every run', () => {
  const listed = async (order: { orderId: string }) => {
    const first = of(await shop().reconciliation.run(), order);
    expect(of(await shop().reconciliation.run(), order)).toEqual(first);
    return first;
  };

  test('a subscription or session unknown to the provider', async () => {
    const { db } = shop();
    const running = await anOrder(db, { stripeSubscriptionId: 'sub_nobody' });
    const waiting = await anOrder(db, {
      stripeSessionId: 'cs_nobody',
      paidAt: null,
      paymentStatus: 'pending',
      subscriptionStatus: 'pending',
    });
    const unknown = { theirs: null, corrected: false };
    expect(await listed(running)).toEqual([
      { fact: 'subscription', ours: 'sub_nobody', ...unknown },
    ]);
    expect(await listed(waiting)).toEqual([{ fact: 'checkout', ours: 'cs_nobody', ...unknown }]);
  });

  test('a different amount or a payment unknown to the provider', async () => {
    const { db } = shop();
    const order = await aPurchase();
    await db.update(payments).set({ amount: 1800 }).where(eq(payments.orderId, order.id));
    const invented = { orderId: order.id, providerId: 'in_invented', occurredAt: new Date() };
    await db.insert(payments).values({ ...invented, kind: 'paid', amount: 500 });
    expect(await listed(order)).toEqual([
      {
        fact: 'payment',
        ours: expect.stringMatching(/^18\.00 \(in_/),
        theirs: expect.stringMatching(/^19\.00 \(in_/),
        corrected: false,
      },
      { fact: 'payment', ours: '5.00 (in_invented)', theirs: null, corrected: false },
    ]);
  });

  test('a different tax', async () => {
    const order = await aPurchase();
    await shop().db.update(payments).set({ tax: 304 }).where(eq(payments.orderId, order.id));
    expect(await listed(order)).toEqual([
      {
        fact: 'payment',
        ours: expect.stringMatching(/^19\.00, tax 3\.04 \(in_/),
        theirs: expect.stringMatching(/^19\.00 \(in_/),
        corrected: false,
      },
    ]);
  });

  test('a flagged payment', async () => {
    const order = await aPurchase();
    const flags = await flagOrder(
      shop().db,
      order,
      { code: 'duplicate_payment', params: { sessionId: 'cs_1' } },
      { code: 'refund_failed', params: { refundId: 're_1' } },
    );
    expect(await listed(order)).toEqual(
      flags.map((flag) => ({
        fact: 'payment flag',
        ours: describeFlagRow(flag),
        theirs: null,
        corrected: false,
      })),
    );
  });

  test('an ended order that is still active at the provider', async () => {
    const order = await aPurchase();
    const ended = { subscriptionStatus: 'cancelled', endedAt: new Date() } as const;
    await shop().db.update(orders).set(ended).where(eq(orders.id, order.id));
    expect(await listed(order)).toContainEqual({
      fact: 'status',
      ours: 'cancelled',
      theirs: 'active',
      corrected: false,
    });
  });
});

describe('an interrupted run', () => {
  test('stores the error and resumes when the provider is back', async () => {
    const { reconciliation, sandbox } = shop();
    const { checked } = await reconciliation.run();
    sandbox.faults.next('GET /v1/subscriptions/{id}', { delayMs: 0 }, 4);
    sandbox.faults.always('GET /v1/subscriptions/{id}', { status: 500 });
    const stopped = await createSecondProcess(shop(), {}, { pageSize: 2 }).run();
    expect(stopped.error).toMatch(/^The provider answered 500/);
    expect(stopped.finishedAt).toBeNull();
    expect(stopped.checked).toBeGreaterThan(0);
    expect(stopped.checked).toBeLessThan(checked);

    sandbox.faults.clear();
    await shop().jobs.run('unfinished-reconciliation');
    const resumed = await reconciliation.last();
    expect(resumed).toMatchObject({ startedAt: stopped.startedAt, checked, error: null });
    expect(resumed?.finishedAt).not.toBeNull();
  });

  test('retries before giving up', async () => {
    shop().sandbox.faults.next('GET /v1/subscriptions/{id}', { status: 429 }, 3);
    expect((await shop().reconciliation.run()).error).toBeNull();
  });

  test('resumes after a crash from its last saved position', async () => {
    const { db, reconciliation } = shop();
    const { checked } = await reconciliation.run();
    const [last] = await db
      .select({ id: orders.id })
      .from(orders)
      .orderBy(orders.id)
      .offset(2)
      .limit(1);
    const died = new Date('2026-01-15T12:00:00Z');
    await db.insert(reconciliations).values({ startedAt: died, lastOrderId: last?.id ?? 0 });
    const resumed = await reconciliation.run();
    expect(resumed.startedAt).toBe(died.toISOString());
    expect(resumed.finishedAt).not.toBeNull();
    expect(resumed.checked).toBeLessThan(checked);
  });

  test('continues with other orders after one fails', async () => {
    const order = await aPurchase();
    const log: string[] = [];
    const run = await createSecondProcess(
      shop(),
      {
        async subscription(id) {
          if (id === order.stripeSubscriptionId) throw new RangeError('odd');
          return shop().provider.subscription(id);
        },
      },
      { log },
    ).run();
    expect(run.finishedAt).not.toBeNull();
    expect(of(run, order)).toMatchObject([{ fact: 'comparison', corrected: false }]);
    expect(log.join()).toContain(`reconciliation of ${order.orderId}: RangeError: odd`);
  });
});

describe('two runs at once', () => {
  test('share one run in one process', async () => {
    const { reconciliation } = shop();
    const [one, other] = await Promise.all([reconciliation.run(), reconciliation.run()]);
    expect(other).toEqual(one);
  });

  test('record each order once in two concurrent processes', async () => {
    const { checked } = await shop().reconciliation.run();
    await Promise.all([createSecondProcess(shop()).run(), createSecondProcess(shop()).run()]);
    await shop().reconciliation.resume();
    const last = await shop().reconciliation.last();
    expect(last?.checked).toBe(checked);
    const names = last?.differences.map(({ orderId, fact, ours }) => [orderId, fact, ours].join());
    expect(new Set(names).size).toBe(names?.length ?? 0);
  });
});

describe('an admin', () => {
  test('starts a run in the background and gets the open one', async () => {
    const headers = { cookie: (await shop().signIn({ isAdmin: true })).cookie };
    const begun = await shop().post('/api/admin/reconciliation', {}, headers);
    expect(begun.status).toBe(201);
    expect(await begun.json()).toMatchObject({ finishedAt: null, checked: 0, differences: [] });
    expect((await shop().post('/api/admin/reconciliation', {}, headers)).status).toBe(200);

    await shop().jobs.run('unfinished-reconciliation');
    const answer = await shop().get('/api/admin/reconciliation', headers);
    const last: Reconciliation = await answer.json();
    expect(last.finishedAt).not.toBeNull();
    expect(last.differing).toBe(last.differences.filter(({ corrected }) => !corrected).length);
  });

  test('resumes a stopped run and clears its error', async () => {
    const headers = { cookie: (await shop().signIn({ isAdmin: true })).cookie };
    await aPurchase();
    shop().sandbox.faults.always('GET /v1/subscriptions/{id}', { status: 500 });
    const stopped = await shop().reconciliation.run();
    expect(stopped.error).not.toBeNull();
    shop().sandbox.faults.clear();
    const again = await shop().post('/api/admin/reconciliation', {}, headers);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ startedAt: stopped.startedAt, error: null });
    await shop().jobs.run('unfinished-reconciliation');
    expect(await shop().reconciliation.last()).toMatchObject({ error: null });
  });
});

test('runs every night', async () => {
  const before = await shop().reconciliation.last();
  await shop().jobs.run('nightly-reconciliation');
  const after = await shop().reconciliation.last();
  expect(after?.startedAt).not.toBe(before?.startedAt);
  expect(after?.finishedAt).not.toBeNull();
});

import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { publishTerms } from '#api/testing/legal-drafts';
import { openFlagsOf } from '#api/testing/order-flags';
import { cards, pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { CheckoutSession } from '#contract/checkout';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { products } from '#db/schema/products';
import { providerPrices } from '#db/schema/provider-prices';
import { stripeOf } from '../reconciliation/testing/books.ts';
import { maxOpenWaits } from './checkout-status.ts';

const shop = testShop();
const path = '/api/orders/create-checkout';

let buyers = 0;
function aPurchase(productId: number, values: object = {}) {
  buyers += 1;
  return {
    productId,
    customerName: 'Ada Lovelace',
    customerEmail: `ada${buyers}@example.com`,
    ...values,
  };
}

async function open(body: object) {
  const response = await shop().post(path, body);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { url: string; orderId: string; sessionId: string };
}

async function orderOf(orderId: string) {
  const order = await shop().db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
  if (!order) throw new Error('no such order');
  return order;
}

const ledger = (id: number) => shop().db.select().from(payments).where(eq(payments.orderId, id));

async function status(sessionId: string, wait = 0): Promise<CheckoutSession> {
  const response = await shop().get(`/api/checkout/sessions/${sessionId}?wait=${wait}`);
  expect(response.status).toBe(200);
  return response.json();
}

describe('opening a checkout', () => {
  test('creates the order and session with the server’s prices', async () => {
    const product = await shop().aProduct();
    const { orderId, url, sessionId } = await open(
      aPurchase(product.id, { supportPackage: 'regular', billingInterval: 'year', price: '0.01' }),
    );
    expect(await orderOf(orderId)).toMatchObject({
      productTitle: 'Saltmarsh',
      intervalProductPrice: 19900,
      intervalSupportPrice: 60000,
      intervalTotal: 79900,
      totalMonthlyAmount: 6658,
      supportPackagePrice: 5000,
      paymentStatus: 'pending',
      subscriptionStatus: 'pending',
      termsVersion: '2024-12-30',
      stripeSessionId: sessionId,
    });
    expect(orderId).toMatch(/^ACC-\d{4}-\d{4,}$/);
    const page = await (await fetch(url)).text();
    expect(page).toContain('799.00');
    expect(page).toContain('Saltmarsh');
    expect(page).toContain('Regular Support');
  });

  test('stores the version of the terms that the buyer has seen, and refuses one that was replaced', async () => {
    const product = await shop().aProduct();
    const checkoutId = crypto.randomUUID();
    const seen = aPurchase(product.id, { checkoutId, termsVersion: '2024-12-30' });
    const { orderId } = await open(seen);
    expect((await orderOf(orderId)).termsVersion).toBe('2024-12-30');
    await publishTerms(shop());
    const { terms } = await (await shop().get('/api/legal')).json();
    const refused = await shop().post(path, seen);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('Read the new version, then continue to payment again.'),
      errors: [{ path: 'termsVersion' }],
    });
    expect((await orderOf(orderId)).termsVersion).toBe('2024-12-30');
    // The same purchase with the new version: the buyer accepts it, and loses nothing.
    expect((await open({ ...seen, termsVersion: terms })).orderId).toBe(orderId);
    expect((await orderOf(orderId)).termsVersion).toBe(terms);
    const other = await open(aPurchase(product.id));
    expect((await orderOf(other.orderId)).termsVersion).toBe(terms);
  });

  test('returns one session for 25 concurrent identical requests', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id);
    const all = await Promise.all(Array.from({ length: 25 }, () => open(body)));
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1);
  });

  test('answers the order as it was placed, also for the same checkout again', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id, { supportPackage: 'expansion', billingInterval: 'year' });
    const checkout = { ...body, checkoutId: crypto.randomUUID() };
    for (const answer of [await open(checkout), await open(checkout)]) {
      expect(answer).toMatchObject({
        productTitle: 'Saltmarsh',
        billingInterval: 'year',
        supportPackage: 'expansion',
        totalAmount: '7387.00',
      });
    }
  });

  test('returns the same session for the same checkout id and values', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id, { checkoutId: crypto.randomUUID() });
    expect(await open(body)).toEqual(await open(body));
  });

  test('creates a new order for another checkout id', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id);
    const first = await open({ ...body, checkoutId: crypto.randomUUID() });
    const second = await open({ ...body, checkoutId: crypto.randomUUID() });
    expect(second.orderId).not.toBe(first.orderId);
  });

  test('replaces the session of the same order when values change', async () => {
    const product = await shop().aProduct();
    const checkoutId = crypto.randomUUID();
    const body = aPurchase(product.id, { checkoutId });
    const first = await open(body);
    const second = await open({ ...body, supportPackage: 'expansion' });
    expect(second.orderId).toBe(first.orderId);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect((await shop().provider.findCheckout(first.sessionId))?.status).toBe('expired');
    expect((await orderOf(second.orderId)).intervalTotal).toBe(1900 + 59900);
  });

  test('creates a new order once the first is paid', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id, { checkoutId: crypto.randomUUID() });
    const first = await open(body);
    await pay(first.url);
    expect((await status(first.sessionId)).status).toBe('paid');
    const second = await open(body);
    expect(second.orderId).not.toBe(first.orderId);
    expect((await orderOf(first.orderId)).paymentStatus).toBe('paid');
  });

  test('keeps an earlier payment when values change', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id, { checkoutId: crypto.randomUUID() });
    shop().sandbox.webhooks.drop(true);
    const first = await open(body);
    await pay(first.url);
    const second = await open({ ...body, supportPackage: 'regular' });
    shop().sandbox.webhooks.drop(false);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await orderOf(first.orderId)).toMatchObject({
      paymentStatus: 'paid',
      supportPackage: 'none',
    });
  });

  test('accepts cards only, in US dollars', async () => {
    const product = await shop().aProduct();
    const { sessionId, url } = await open(aPurchase(product.id));
    expect(await stripeOf(shop()).checkout.sessions.retrieve(sessionId)).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
    });
    expect(await (await fetch(url)).text()).not.toMatch(/Link|Adaptive/);
  });

  test('creates a new provider price for a changed price, archives the old one and keeps sold orders', async () => {
    const product = await shop().aProduct();
    const before = await open(aPurchase(product.id));
    await shop().db.update(products).set({ monthlyPrice: 2500 }).where(eq(products.id, product.id));
    const after = await open(aPurchase(product.id));
    expect((await orderOf(before.orderId)).intervalTotal).toBe(1900);
    expect((await orderOf(after.orderId)).intervalTotal).toBe(2500);
    const prices = await shop()
      .db.select()
      .from(providerPrices)
      .where(eq(providerPrices.item, `product-${product.id}`));
    expect(prices.map(({ amount, archivedAt }) => [amount, archivedAt !== null]).sort()).toEqual([
      [1900, true],
      [2500, false],
    ]);
  });

  test('reuses the earlier provider price when a price returns', async () => {
    const product = await shop().aProduct();
    const setPrice = (cents: number) =>
      shop().db.update(products).set({ monthlyPrice: cents }).where(eq(products.id, product.id));
    for (const cents of [1900, 2900, 1900]) {
      await setPrice(cents);
      const { orderId, url } = await open(aPurchase(product.id));
      await pay(url);
      await shop().sandbox.webhooks.settled();
      expect(await orderOf(orderId)).toMatchObject({ intervalTotal: cents, paymentStatus: 'paid' });
    }
  });

  test('leaves one payable session after two concurrent requests with different values', async () => {
    const product = await shop().aProduct();
    const checkoutId = crypto.randomUUID();
    const body = aPurchase(product.id, { checkoutId });
    const responses = await Promise.all(
      ['none', 'regular', 'expansion'].map((supportPackage) =>
        shop().post(path, { ...body, supportPackage }),
      ),
    );
    const opened = await Promise.all(
      responses.filter(({ ok }) => ok).map(async (response) => (await response.json()).sessionId),
    );
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const sessions = await Promise.all(opened.map((id) => shop().provider.findCheckout(id)));
    expect(sessions.filter((session) => session?.status === 'open')).toHaveLength(1);
  });

  test('does not return another buyer’s order for the same values', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id);
    const theirs = await open({ ...body, checkoutId: crypto.randomUUID() });
    const stranger = await shop().signIn();
    const response = await shop().post(path, body, { cookie: stranger.cookie });
    expect((await response.json()).orderId).not.toBe(theirs.orderId);
    expect((await orderOf(theirs.orderId)).customerId).toBeNull();
    expect((await status(theirs.sessionId)).status).toBe('open');
  });

  test('replaces an expired session of the same order', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id, { checkoutId: crypto.randomUUID() });
    const first = await open(body);
    shop().clock.shiftMs += 3 * 60 * 60 * 1000;
    expect((await status(first.sessionId)).status).toBe('expired');
    const second = await open(body);
    expect(second.orderId).toBe(first.orderId);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect((await status(second.sessionId)).status).toBe('open');
    shop().clock.shiftMs = 0;
  });

  test('assigns the order to the signed-in buyer whatever email they enter', async () => {
    const product = await shop().aProduct();
    const person = await shop().signIn();
    const response = await shop().post(path, aPurchase(product.id), { cookie: person.cookie });
    const { orderId } = await response.json();
    expect((await orderOf(orderId)).customerId).toBe(person.id);
  });
});

describe('refuses', () => {
  test.each([
    [{ customerName: 'A' }, 'customerName', 'Name must be at least 2 characters'],
    [{ customerEmail: 'nobody' }, 'customerEmail', 'Invalid email address'],
    [{ supportPackage: 'gold' }, 'supportPackage', 'Invalid enum value'],
    [{ customerName: 'A\0B' }, 'customerName', 'Invalid input'],
  ])('%j', async (change, field, message) => {
    const product = await shop().aProduct();
    const response = await shop().post(path, aPurchase(product.id, change));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      detail: message,
      errors: [{ path: field, message }],
    });
  });

  test('an annual plan that is not offered', async () => {
    const product = await shop().aProduct({ annualPrice: null });
    const response = await shop().post(path, aPurchase(product.id, { billingInterval: 'year' }));
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toBe('billingInterval');
  });

  test.each([
    ['unknown', () => 2_147_483_647],
    ['beyond every number', () => 99_999_999_999],
    ['inactive', async () => (await shop().aProduct({ active: false })).id],
    ['deleted', async () => (await shop().aProduct({ deletedAt: new Date() })).id],
  ])('a product that is %s', async (_, productId) => {
    const response = await shop().post(path, aPurchase(await productId()));
    expect(response.status).toBe(404);
    expect((await response.json()).detail).toBe('Product Not Found');
  });
});

describe('when the provider', () => {
  const operation = 'POST /v1/checkout/sessions';

  test('fails, shows the buyer what to do and allows a retry', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id, { checkoutId: crypto.randomUUID() });
    shop().sandbox.faults.next(operation, { status: 500 });
    const refused = await shop().post(path, body);
    expect(refused.status).toBe(503);
    const problem = await refused.json();
    expect(problem).toMatchObject({ code: 'provider_down' });
    expect(problem.detail).toContain('You haven’t been charged');
    const { sessionId, orderId } = await open(body);
    expect((await orderOf(orderId)).stripeSessionId).toBe(sessionId);
    expect(await ordersOf(body.customerEmail)).toHaveLength(1);
  });

  test('loses its response, requests the same session again', async () => {
    const product = await shop().aProduct();
    const body = aPurchase(product.id);
    const before = sessionsMade();
    shop().sandbox.faults.next(operation, 'reset');
    await open(body);
    expect(sessionsMade() - before).toBe(1);
    expect(await ordersOf(body.customerEmail)).toHaveLength(1);
  });

  function ordersOf(email: string) {
    return shop().db.select().from(orders).where(eq(orders.customerEmail, email));
  }

  function sessionsMade() {
    const made = shop()
      .sandbox.requests()
      .filter((request) => request.operation === operation && request.status === 200);
    return new Set(made.map((request) => JSON.stringify(request.body))).size;
  }
});

describe('paying', () => {
  test('activates the order once, with one ledger row and the actual next charge', async () => {
    const product = await shop().aProduct();
    const { url, sessionId, orderId } = await open(
      aPurchase(product.id, { billingInterval: 'year' }),
    );
    shop().sandbox.webhooks.sendTwice(true);
    const paidPage = await pay(url);
    expect(paidPage.status).toBe(303);
    expect(paidPage.headers.get('location')).toBe(
      `http://localhost:3000/checkout/success?session_id=${sessionId}`,
    );
    await shop().sandbox.webhooks.settled();
    shop().sandbox.webhooks.sendTwice(false);

    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      subscriptionStatus: 'active',
      status: 'pending',
    });
    expect(await openFlagsOf(shop().db, order)).toEqual([]);
    expect(order.stripeSubscriptionId).toStartWith('sub_');
    expect(await ledger(order.id)).toMatchObject([
      { kind: 'paid', amount: 19900, currency: 'usd', providerId: expect.stringMatching(/^in_/) },
    ]);
    const told = await status(sessionId);
    expect(told).toMatchObject({ status: 'paid', billingInterval: 'year', totalAmount: '199.00' });
    const yearAhead = new Date(shop().clock.now());
    yearAhead.setUTCFullYear(yearAhead.getUTCFullYear() + 1);
    const next = new Date(told.nextChargeAt ?? 0);
    expect(Math.abs(next.getTime() - yearAhead.getTime())).toBeLessThan(2 * 86_400_000);
  });

  test('shows the ordered price even if the product’s price changed', async () => {
    const product = await shop().aProduct();
    const { sessionId } = await open(
      aPurchase(product.id, { supportPackage: 'expansion', billingInterval: 'year' }),
    );
    await shop()
      .db.update(products)
      .set({ annualPrice: 29900, title: 'Tidewater' })
      .where(eq(products.id, product.id));
    const told = await status(sessionId);
    expect(told).toMatchObject({
      status: 'open',
      productTitle: 'Saltmarsh',
      billingInterval: 'year',
      supportPackage: 'expansion',
      intervalProductPrice: '199.00',
      intervalSupportPrice: '7188.00',
      totalAmount: '7387.00',
    });
    expect(JSON.stringify(told)).not.toMatch(/ada|lovelace/i);
  });

  test('works without the webhook by polling the provider', async () => {
    const product = await shop().aProduct();
    const { url, sessionId, orderId } = await open(aPurchase(product.id));
    shop().sandbox.webhooks.drop(true);
    await pay(url);
    expect((await status(sessionId)).status).toBe('paid');
    shop().sandbox.webhooks.drop(false);
    expect(await ledger((await orderOf(orderId)).id)).toHaveLength(1);
  });

  test('works when the webhook arrives after polling', async () => {
    const product = await shop().aProduct();
    const { url, sessionId, orderId } = await open(aPurchase(product.id));
    shop().sandbox.webhooks.hold();
    await pay(url);
    expect((await status(sessionId)).status).toBe('paid');
    await shop().sandbox.webhooks.release();
    await shop().sandbox.webhooks.settled();
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ paymentStatus: 'paid' });
    expect(await openFlagsOf(shop().db, order)).toEqual([]);
    expect(await ledger(order.id)).toHaveLength(1);
  });

  test('wakes waiting requests when the webhook arrives', async () => {
    const product = await shop().aProduct();
    const { url, sessionId } = await open(aPurchase(product.id));
    const startedAt = Date.now();
    const waiting = status(sessionId, 20);
    await pay(url);
    expect((await waiting).status).toBe('paid');
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });

  test('answers from the database when too many requests of a network wait, and still wakes the waiting ones', async () => {
    const product = await shop().aProduct();
    const { url, sessionId } = await open(aPurchase(product.id));
    const before = shop().sandbox.requests().length;
    const waiting = Array.from({ length: maxOpenWaits.perNetwork }, () => status(sessionId, 20));
    expect((await status(sessionId, 20)).status).toBe('open');
    expect(shop().sandbox.requests().length - before).toBeLessThan(3);
    const other = await open(aPurchase(product.id));
    const asked = shop().sandbox.requests().length;
    expect((await status(other.sessionId, 20)).status).toBe('open');
    expect(shop().sandbox.requests().length).toBe(asked);
    await pay(url);
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['paid']));
    expect((await status(sessionId, 20)).status).toBe('paid');
  });

  test('leaves the order payable after a declined card', async () => {
    const product = await shop().aProduct();
    const { url, sessionId, orderId } = await open(aPurchase(product.id));
    const declined = await pay(url, cards.declined);
    expect(await declined.text()).toContain('Your card was declined.');
    expect((await status(sessionId)).status).toBe('open');
    expect((await orderOf(orderId)).paymentStatus).toBe('pending');
    await pay(url);
    expect((await status(sessionId)).status).toBe('paid');
  });

  test('contains no personal data', async () => {
    const product = await shop().aProduct();
    const { sessionId } = await open(aPurchase(product.id, { customerPhone: '555-0100' }));
    const text = JSON.stringify(await status(sessionId));
    expect(text).not.toContain('Ada');
    expect(text).not.toContain('@example.com');
    expect(text).not.toContain('555-0100');
  });

  test('shows where the receipt was sent only once paid, and only a masked address', async () => {
    const product = await shop().aProduct({ thumbnail: '/thumbnails/saltmarsh-960.webp' });
    const { url, sessionId } = await open(
      aPurchase(product.id, { customerEmail: 'Grace.Hopper@example.com' }),
    );
    expect(await status(sessionId)).toMatchObject({ receiptEmail: null, hasAccount: false });
    await pay(url);
    const paid = await status(sessionId);
    expect(paid).toMatchObject({
      status: 'paid',
      receiptEmail: 'G…@example.com',
      productThumbnail: '/thumbnails/saltmarsh-960.webp',
    });
    expect(JSON.stringify(paid)).not.toMatch(/race|hopper/i);
  });

  test('returns 404 for an unknown session', async () => {
    expect((await shop().get('/api/checkout/sessions/cs_test_nothing')).status).toBe(404);
  });
});

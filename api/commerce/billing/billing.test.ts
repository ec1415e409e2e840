import { afterEach, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { CARD } from 'payment-sandbox/testing/portal';
import { aSubscriber } from '#api/testing/event-stream';
import { readPages } from '#api/testing/lists';
import { renew } from '#api/testing/money';
import { anOrder, buy, cards, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Invoice } from '#contract/billing';
import { orders } from '#db/schema/orders';
import { recordMovement } from '../payments/ledger.ts';

setDefaultTimeout(20_000);

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;
const open = (cookie: string, body?: Record<string, unknown>) =>
  shop().send('POST', '/api/customer/billing-portal', body, { cookie });

afterEach(() => shop().sandbox.faults.clear());

/** The customer of the newest portal session. */
async function customerOf(response: Response): Promise<unknown> {
  expect(response.status).toBe(200);
  const { url }: { url: string } = await response.json();
  const made = shop()
    .sandbox.requests()
    .findLast(({ operation }) => operation === 'POST /v1/billing_portal/sessions');
  expect(made?.body).toMatchObject({ url });
  return Object(made?.body).customer;
}

const setStatus = (id: number, subscriptionStatus: 'active' | 'cancelled' | 'past_due') =>
  shop().db.update(orders).set({ subscriptionStatus }).where(eq(orders.id, id));

describe('the billing portal', () => {
  test('opens the card form and returns to the invoices', async () => {
    const { cookie } = await aSubscriber(shop());
    const { url }: { url: string } = await (await open(cookie)).json();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<h1>Update payment method</h1>');
    expect(page).toContain('href="http://localhost:3000/dashboard/billing"');
    const body = new URLSearchParams(CARD);
    const changed = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const back = 'http://localhost:3000/dashboard/billing?card=changed';
    expect(changed.headers.get('location')).toBe(back);
  });

  test('changes the charged card, even if the checkout set another', async () => {
    const { cookie, order } = await aSubscriber(shop(), { card: cards.declinedLater });
    await renew(shop(), order);
    expect((await findOrder(shop(), order.orderId)).subscriptionStatus).toBe('past_due');
    const { url }: { url: string } = await (await open(cookie)).json();
    await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
    await shop().sandbox.webhooks.settled();
    const { time } = shop().sandbox;
    time.advanceTo(new Date(time.now().getTime() + 4 * dayMs));
    await shop().sandbox.webhooks.settled();
    expect((await findOrder(shop(), order.orderId)).subscriptionStatus).toBe('active');
  });

  test('belongs to the requested order, by number or business id', async () => {
    const { cookie, order, product } = await aSubscriber(shop());
    const other = await buy(shop(), cookie, { productId: product.id, billingInterval: 'year' });
    expect(await customerOf(await open(cookie, {}))).toBe(other.stripeCustomerId);
    for (const orderId of [String(order.id), order.orderId]) {
      expect(await customerOf(await open(cookie, { orderId }))).toBe(order.stripeCustomerId);
    }
    const others = await open(cookie, { orderId: other.orderId });
    expect(await customerOf(others)).toBe(other.stripeCustomerId);
  });

  test('prefers the past due subscription and skips ended ones', async () => {
    const { cookie, order, product } = await aSubscriber(shop());
    const newer = await buy(shop(), cookie, { productId: product.id, billingInterval: 'year' });
    await setStatus(order.id, 'past_due');
    expect(await customerOf(await open(cookie))).toBe(order.stripeCustomerId);
    await setStatus(order.id, 'cancelled');
    expect(await customerOf(await open(cookie))).toBe(newer.stripeCustomerId);
    await setStatus(newer.id, 'cancelled');
    expect((await open(cookie)).status).toBe(409);
  });

  test('refuses to open when nothing is billed', async () => {
    const person = await shop().signIn();
    const refused = await open(person.cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail: 'You have no active subscription, so there’s no card to change.',
    });
    await anOrder(shop().db, { customerId: person.id, stripeCustomerId: 'cus_none' });
    expect((await open(person.cookie)).status).toBe(409);
  });

  test('refuses other customers and admins', async () => {
    const { order } = await aSubscriber(shop());
    for (const person of [await shop().signIn(), await shop().signIn({ isAdmin: true })]) {
      expect((await open(person.cookie, { orderId: order.orderId })).status).toBe(404);
    }
    expect((await open('', { orderId: order.orderId })).status).toBe(401);
  });

  test('returns 503 when the provider does not respond', async () => {
    const { cookie } = await aSubscriber(shop());
    shop().sandbox.faults.always('POST /v1/billing_portal/sessions', { status: 500 });
    const refused = await open(cookie);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'provider_down' });
  });
});

describe('invoices', () => {
  const list = async (cookie: string, query = ''): Promise<Invoice[]> => {
    const response = await shop().get(`/api/customer/invoices${query}`, { cookie });
    expect(response.status).toBe(200);
    return response.json();
  };

  test('lists the customer’s own invoices, newest first', async () => {
    const { cookie, order, product } = await aSubscriber(shop());
    const later = await buy(shop(), cookie, { productId: product.id, billingInterval: 'year' });
    const stranger = await aSubscriber(shop());
    await shop().sandbox.time.advanceToNextRenewal();
    const told = await list(cookie);
    expect(told.map(({ orderId }) => orderId)).toContain(later.orderId);
    expect(told.map(({ orderId }) => orderId)).not.toContain(stranger.order.orderId);
    const issued = told.map(({ issuedAt }) => issuedAt);
    expect(issued).toEqual(issued.toSorted().toReversed());
    const first = told.find((bill) => bill.orderId === order.orderId && bill.state === 'paid');
    expect(first).toEqual({
      id: expect.stringMatching(/^in_/),
      number: expect.any(String),
      orderId: order.orderId,
      productTitle: 'Saltmarsh',
      issuedAt: expect.any(String),
      total: '19.00',
      tax: null,
      fromCredit: '0.00',
      amount: '19.00',
      discounted: '0.00',
      refunded: '0.00',
      state: 'paid',
      url: expect.stringMatching(/^http/),
      pdfUrl: expect.stringMatching(/^http/),
    });
    expect((await fetch(first?.pdfUrl ?? '')).headers.get('content-type')).toContain('pdf');
  });

  test('shows what became credit, what credit paid, and no drafts', async () => {
    const { cookie, order } = await aSubscriber(shop(), { purchase: { billingInterval: 'year' } });
    const monthly = { billingInterval: 'month', supportPackage: 'none' };
    const path = `/api/customer/subscriptions/${order.id}/plan`;
    expect((await shop().post(path, monthly, { cookie })).status).toBe(200);
    const changed = await findOrder(shop(), order.orderId);
    await renew(shop(), changed, 0.5);
    const draft = await shop().provider.invoices({
      customerId: order.stripeCustomerId ?? '',
      refundIds: [],
      most: 10,
    });
    expect(draft.map(({ state }) => state)).toContain('draft');
    expect((await list(cookie)).every(({ state, number }) => state === 'paid' && number)).toBe(
      true,
    );
    await shop().sandbox.time.advanceToNextRenewal();
    const told = await list(cookie);
    expect(told).toContainEqual(
      expect.objectContaining({ total: '-180.00', amount: '0.00', fromCredit: '0.00' }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ total: '19.00', amount: '0.00', fromCredit: '19.00' }),
    );
  });

  test('keeps a stable order within one second', async () => {
    const { cookie, order, product } = await aSubscriber(shop());
    const more = [];
    for (let left = 3; left > 0; left--) {
      more.unshift(await buy(shop(), cookie, { productId: product.id }));
    }
    // Without ORDER BY, an updated row comes last.
    await setStatus(more[0]?.id ?? 0, 'past_due');
    const told = (await list(cookie)).map(({ orderId }) => orderId);
    expect(told).toEqual([...more, order].map(({ orderId }) => orderId));
  });

  test('shows refunded amounts', async () => {
    const { cookie, order } = await aSubscriber(shop());
    const [bill] = await list(cookie);
    const refund = await shop().provider.refund({
      invoiceId: bill?.id ?? '',
      cents: 700,
      reason: 'requested_by_customer',
      idempotencyKey: crypto.randomUUID(),
    });
    await recordMovement(shop().db, {
      orderId: order.id,
      kind: 'refund',
      providerId: refund.refundId,
      amount: refund.cents,
      occurredAt: refund.createdAt,
    });
    expect(await list(cookie)).toMatchObject([{ id: bill?.id ?? '', refunded: '7.00' }]);
  });

  test('lists credit invoices without a payment link', async () => {
    const { cookie, order } = await aSubscriber(shop(), {
      purchase: { supportPackage: 'regular' },
    });
    const wish = { billingInterval: 'month', supportPackage: 'none' };
    await shop().post(`/api/customer/subscriptions/${order.id}/plan`, wish, { cookie });
    const amounts = (await list(cookie)).map(({ amount }) => amount);
    expect(amounts.toSorted()).toEqual(['0.00', '69.00']);
  });

  test('filters by order before it limits, by number or business id', async () => {
    const { cookie, order, product } = await aSubscriber(shop());
    const newer = await buy(shop(), cookie, { productId: product.id });
    const orderIds = async (query: string) =>
      (await list(cookie, query)).map(({ orderId }) => orderId);
    expect(await orderIds('?limit=1')).toEqual([newer.orderId]);
    for (const name of [order.id, order.orderId]) {
      expect(await orderIds(`?limit=1&order=${name}`)).toEqual([order.orderId]);
    }
  });

  test('returns 404 for another customer’s order or an unknown one', async () => {
    const { order } = await aSubscriber(shop());
    const { cookie } = await aSubscriber(shop());
    for (const name of [order.id, order.orderId, 'ACC-2026-999999', 'x', '']) {
      const path = `/api/customer/invoices?order=${name}`;
      expect((await shop().get(path, { cookie })).status).toBe(404);
    }
  });

  test('lists none for an order that was never paid', async () => {
    const person = await shop().signIn();
    const unpaid = await anOrder(shop().db, { customerId: person.id, stripeCustomerId: null });
    expect(await list(person.cookie, `?order=${unpaid.orderId}`)).toEqual([]);
  });

  test('refuses an invalid limit, state or order', async () => {
    const { cookie } = await shop().signIn();
    const asked = [
      ...['0', '1001', '-1', 'all', ''].map((limit) => ['limit', limit]),
      ...[
        ['status', 'lost'],
        ['sort', 'amount:asc'],
        ['cursor', 'garbage'],
        ['page', '2'],
      ],
    ];
    for (const [name = '', value] of asked) {
      const response = await shop().get(`/api/customer/invoices?${name}=${value}`, { cookie });
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toMatchObject([{ path: name }]);
    }
  });

  test('paginates, filters, searches and exports as CSV', async () => {
    const { cookie, order, product } = await aSubscriber(shop());
    const others = [];
    for (let left = 2; left > 0; left--) {
      others.unshift(await buy(shop(), cookie, { productId: product.id }));
    }
    await renew(shop(), order);
    const all = await list(cookie);
    expect(all.length).toBeGreaterThan(3);
    const pages = (query: string) =>
      readPages<Invoice>(shop(), `/api/customer/invoices?${query}`, cookie);
    for (const limit of [1, 2, 3]) {
      expect((await pages(`limit=${limit}`)).flat()).toEqual(all);
      const upwards = (await pages(`limit=${limit}&sort=issuedAt:asc`)).flat();
      expect(upwards).toEqual(all.toReversed());
    }
    const ofOrder = all.filter(({ orderId }) => orderId === order.orderId);
    expect((await pages(`limit=1&order=${order.orderId}`)).flat()).toEqual(ofOrder);
    expect((await pages(`limit=1&q=${order.orderId.toLowerCase()}`)).flat()).toEqual(ofOrder);
    expect((await pages('q=saltmarsh%20nothing')).flat()).toEqual([]);
    expect((await pages('q=s%20a%20l%20t%20m%20a%20r%20s')).flat()).toEqual(all);
    expect((await pages('q=s%20a%20l%20t%20m%20a%20r%20s%20h')).flat()).toEqual([]);
    const paid = all.filter(({ state }) => state === 'paid');
    expect((await pages('limit=1&status=paid')).flat()).toEqual(paid);
    expect((await pages('status=void')).flat()).toEqual([]);
    const response = await shop().get('/api/customer/invoices', { cookie, accept: 'text/csv' });
    const [header, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toBe(
      'ID,Number,Order ID,Website,Date,Amount,Tax name,Tax rate (%),Tax included,Reverse charge,Tax,From credit,Charged,Discount,Refunded,Status,URL,PDF URL,Currency',
    );
    expect(lines).toHaveLength(all.length);
  });

  test('lists orders’ invoices behind newer manual ones', async () => {
    const { cookie, order } = await aSubscriber(shop());
    await renew(shop(), order);
    const all = await list(cookie);
    expect(all.length).toBeGreaterThan(1);
    const { provider } = shop();
    const tell = provider.invoices;
    using _ = spyOn(provider, 'invoices').mockImplementation(async (request) => {
      const own = await tell({ ...request, most: 100 });
      const byHand = own.map((invoice) => ({ ...invoice, subscriptionId: null }));
      return [...byHand, ...own].slice(0, request.most);
    });
    const pages = await readPages<Invoice>(shop(), `/api/customer/invoices?limit=1`, cookie);
    expect(pages.flat()).toEqual(all);
  });

  test('makes one provider request per order', async () => {
    const { cookie, product } = await aSubscriber(shop());
    await buy(shop(), cookie, { productId: product.id, billingInterval: 'year' });
    const asked = () => shop().sandbox.requests().length;
    const before = asked();
    await list(cookie);
    expect(asked() - before).toBe(2);
  });

  test('is empty without orders and returns an error when the provider is down', async () => {
    expect(await list((await shop().signIn()).cookie)).toEqual([]);
    const { cookie } = await aSubscriber(shop());
    shop().sandbox.faults.always('GET /v1/invoices', { status: 503 });
    const refused = await shop().get('/api/customer/invoices', { cookie });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'provider_down',
      detail:
        'We couldn’t load your invoices because the payment provider didn’t respond. Try again in a minute.',
    });
  });
});

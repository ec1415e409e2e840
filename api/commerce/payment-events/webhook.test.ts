import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { openFlagsOf } from '#api/testing/order-flags';
import { pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { providerEvents } from '#db/schema/provider-events';

const shop = testShop();
const stripe = new Stripe('sk_test_unused');
const path = '/api/webhooks/stripe';

async function aPurchase() {
  return {
    productId: (await shop().aProduct()).id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    checkoutId: crypto.randomUUID(),
  };
}

async function open(purchase: object) {
  const opened = await shop().post('/api/orders/create-checkout', purchase);
  return (await opened.json()) as { url: string; orderId: string; sessionId: string };
}

/** A paid order whose event has not arrived, and its session. */
async function aPaidOrder() {
  const { url, orderId, sessionId } = await open(await aPurchase());
  shop().sandbox.webhooks.drop(true);
  await pay(url);
  shop().sandbox.webhooks.drop(false);
  return { orderId, sessionId };
}

function anEvent(sessionId: string, values: object = {}) {
  return {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: sessionId, object: 'checkout.session' } },
    ...values,
  };
}

async function send(event: object, options: { secret?: string; ageSeconds?: number } = {}) {
  const payload = JSON.stringify(event);
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: options.secret ?? shop().webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - (options.ageSeconds ?? 0),
  });
  return sendRaw(payload, signature);
}

function sendRaw(payload: string, signature?: string) {
  return shop().app.handle(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      body: payload,
      headers: signature ? { 'stripe-signature': signature } : {},
    }),
  );
}

async function orderOf(orderId: string) {
  return shop().db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
}

describe('refuses, and changes nothing, when', () => {
  test.each([
    ['the signature is of another secret', { secret: 'whsec_other' }],
    ['the event is older than five minutes', { ageSeconds: 301 }],
    ['the event comes from the future', { ageSeconds: -301 }],
  ])('%s', async (_, options) => {
    const { orderId, sessionId } = await aPaidOrder();
    const event = anEvent(sessionId);
    const response = await send(event, options);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(sessionId);
    expect((await orderOf(orderId))?.paymentStatus).toBe('pending');
    const recorded = await shop()
      .db.select()
      .from(providerEvents)
      .where(eq(providerEvents.id, event.id));
    expect(recorded).toHaveLength(0);
  });

  test.each([undefined, '', 'nonsense', 't=1,v1=00'])('the header is %p', async (signature) => {
    const { sessionId } = await aPaidOrder();
    const response = await sendRaw(JSON.stringify(anEvent(sessionId)), signature);
    expect(response.status).toBe(400);
  });

  test('the body is too large', async () => {
    expect((await sendRaw('x'.repeat(70_000), 't=1,v1=00')).status).toBe(413);
  });
});

test('applies a repeated event once', async () => {
  const { orderId, sessionId } = await aPaidOrder();
  const event = anEvent(sessionId);
  const responses = await Promise.all([send(event), send(event), send(event)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await responses[0]?.json()).toEqual({ received: true });
  const order = await orderOf(orderId);
  expect(order?.paymentStatus).toBe('paid');
  const rows = await shop()
    .db.select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0));
  expect(rows).toHaveLength(1);
});

test('accepts and ignores unknown event types', async () => {
  const { orderId, sessionId } = await aPaidOrder();
  const response = await send(anEvent(sessionId, { type: 'customer.sneezed' }));
  expect(response.status).toBe(200);
  expect((await orderOf(orderId))?.paymentStatus).toBe('pending');
});

test('accepts, logs and ignores events of foreign orders', async () => {
  const { orderId, sessionId } = await aPaidOrder();
  await shop()
    .db.update(orders)
    .set({ reference: crypto.randomUUID() })
    .where(eq(orders.orderId, orderId));
  const event = anEvent(sessionId);
  expect((await send(event)).status).toBe(200);
  expect((await orderOf(orderId))?.paymentStatus).toBe('pending');
  expect(shop().log).toContainEqual(`payment ${sessionId} doesn’t match any order`);
});

test('accepts and ignores events of unknown sessions', async () => {
  expect((await send(anEvent('cs_test_nothing'))).status).toBe(200);
  expect((await send(anEvent('x', { data: undefined }))).status).toBe(200);
});

test('flags a payment of a different amount and activates nothing', async () => {
  const { orderId, sessionId } = await aPaidOrder();
  await shop().db.update(orders).set({ intervalTotal: 100 }).where(eq(orders.orderId, orderId));
  expect((await send(anEvent(sessionId))).status).toBe(200);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({
    paymentStatus: 'pending',
    subscriptionStatus: 'pending',
  });
  expect(await openFlagsOf(shop().db, { id: order?.id ?? 0 })).toEqual([
    { code: 'amount_mismatch', params: { sessionId } },
  ]);
});

test('rejects the event while the provider is down and accepts its retry', async () => {
  const { orderId, sessionId } = await aPaidOrder();
  const event = anEvent(sessionId);
  shop().sandbox.faults.next('GET /v1/checkout/sessions/{id}', { status: 500 }, 8);
  expect((await send(event)).status).toBeGreaterThanOrEqual(500);
  shop().sandbox.faults.clear();
  expect((await send(event)).status).toBe(200);
  expect((await orderOf(orderId))?.paymentStatus).toBe('paid');
});

describe('a payment the bank refused days later', () => {
  const failed = { type: 'checkout.session.async_payment_failed' };

  test('marks the order failed and payable again', async () => {
    const purchase = await aPurchase();
    const first = await open(purchase);
    expect((await send(anEvent(first.sessionId, failed))).status).toBe(200);
    expect((await orderOf(first.orderId))?.paymentStatus).toBe('failed');
    const second = await open(purchase);
    expect(second).toMatchObject({ orderId: first.orderId });
    expect(second.sessionId).not.toBe(first.sessionId);
    expect((await orderOf(first.orderId))?.paymentStatus).toBe('pending');
  });

  test('is ignored once the buyer tries again', async () => {
    const purchase = await aPurchase();
    const first = await open(purchase);
    await send(anEvent(first.sessionId, failed));
    const second = await open(purchase);
    expect((await send(anEvent(first.sessionId, failed))).status).toBe(200);
    expect((await orderOf(first.orderId))?.paymentStatus).toBe('pending');
    await pay(second.url);
    expect((await send(anEvent(second.sessionId))).status).toBe(200);
    expect((await orderOf(first.orderId))?.paymentStatus).toBe('paid');
  });

  test('changes nothing on a paid order', async () => {
    const { orderId, sessionId } = await aPaidOrder();
    expect((await send(anEvent(sessionId, failed))).status).toBe(200);
    expect((await orderOf(orderId))?.paymentStatus).toBe('pending');
    await send(anEvent(sessionId));
    await send(anEvent(sessionId, failed));
    expect((await orderOf(orderId))?.paymentStatus).toBe('paid');
  });
});

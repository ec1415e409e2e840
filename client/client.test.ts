import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { publish } from '#api/platform/publish';
import { anApiKey } from '#api/testing/api-keys';
import { startReceiver } from '#api/testing/http-receiver';
import { anOrder, buy, pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { WebhookEventType } from '#contract/events';
import { ApiError, type Client, createClient } from './client.ts';
import { exportOrders } from './examples/export-orders.ts';
import { createChatNotifier } from './examples/notify-chat.ts';
import { createProvisioner } from './examples/provision-websites.ts';

setDefaultTimeout(30_000);

const shop = testShop();
let client: Client;
let key: string;
beforeAll(async () => {
  key = (await anApiKey(shop())).secret;
  client = aClient((request) => shop().app.handle(request));
});

const aClient = (fetch: (request: Request) => Promise<Response>) =>
  createClient({ baseUrl: 'http://localhost:3000', key, fetch });

test('a program buys, follows, delivers, refunds and cancels', async () => {
  const product = await client.post('/api/products', {
    body: {
      title: 'Harbor',
      description: 'For restaurants.',
      demoUrl: '/demos/harbor/',
      monthlyPrice: '29.00',
    },
  });
  const checkout = await client.post('/api/orders/create-checkout', {
    body: {
      productId: product.id,
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      shownTotal: '29.00',
    },
  });
  const order = { path: { id: checkout.orderId } };
  const session = { path: { id: checkout.sessionId } };
  const follow = () => client.get('/api/checkout/sessions/{id}', { params: session });
  expect(await follow()).toMatchObject({ status: 'open' });
  await pay(checkout.url);
  await shop().sandbox.webhooks.settled();
  expect(await follow()).toMatchObject({ status: 'paid', orderId: checkout.orderId });

  await client.post('/api/orders/{id}/start', { params: order });
  await client.post('/api/orders/{id}/deliver', {
    params: order,
    body: { credentials: [{ label: 'Password', value: 'tern-ladder-91-quay' }] },
  });
  const refundable = await client.get('/api/orders/{id}/refundable', { params: order });
  expect(refundable.maxAmount).toBe('29.00');
  const refund = await client.post('/api/orders/{id}/refunds', {
    params: order,
    body: { amount: '5.00', reason: 'Late', requestId: crypto.randomUUID() },
  });
  expect(refund).toMatchObject({ amount: '5.00', status: 'succeeded' });
  await client.post('/api/orders/{id}/cancel', { params: order, body: { when: 'now' } });
  await shop().sandbox.webhooks.settled();
  const ended = await client.get('/api/orders/{id}', { params: order });
  expect(ended).toMatchObject({
    stage: 'release',
    paymentStatus: 'partially_refunded',
    subscriptionStatus: 'cancelled',
  });
});

describe('a client', () => {
  test('throws the problem of a refused request', async () => {
    const missing = client.get('/api/orders/{id}', { params: { path: { id: 'ACC-2026-9999' } } });
    const error = await missing.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect(error.message).toBe(error.problem.detail);
    expect(error.requestId).not.toBeNull();
  });

  test('reads a list page by page', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const made = [];
    for (let count = 0; count < 5; count++) {
      made.push((await anOrder(shop().db, { customerEmail })).orderId);
    }
    const query = { q: customerEmail, limit: '2', sort: 'createdAt:asc' as const };
    const read = [];
    for await (const { orderId } of client.list('/api/orders', { params: { query } })) {
      read.push(orderId);
    }
    expect(read.toSorted()).toEqual(made.toSorted());
  });

  test('repeats a POST whose answer was lost, with the same Idempotency-Key', async () => {
    const keys = new Set<string | null>();
    let sent = 0;
    const unlucky = aClient(async (request) => {
      keys.add(request.headers.get('idempotency-key'));
      const response = await shop().app.handle(request);
      sent += 1;
      if (sent === 1) throw new TypeError('The connection was closed');
      return response;
    });
    const body = { code: 'SUMMER-26', percentOff: 10, duration: 'once' as const };
    const discount = await unlucky.post('/api/admin/discounts', { body });
    expect(discount.code).toBe('SUMMER-26');
    expect([sent, keys.size]).toEqual([2, 1]);
    expect(await Array.fromAsync(client.list('/api/admin/discounts'))).toHaveLength(1);
  });

  const answers = (...statuses: number[]) => {
    let sent = 0;
    const headers = { 'retry-after': '0.001' };
    const answering = aClient(async () => {
      sent += 1;
      return Response.json([], { status: statuses.shift() ?? 200, headers });
    });
    return { answering, sent: () => sent };
  };

  test('waits while the shop is busy, and gives up after five attempts', async () => {
    const busy = answers(429, 503, 500);
    expect(await busy.answering.get('/api/orders')).toEqual([]);
    expect(busy.sent()).toBe(4);
    const broken = answers(500, 500, 500, 500, 500, 500);
    await expect(broken.answering.get('/api/orders')).rejects.toThrow('The server answered 500.');
    expect(broken.sent()).toBe(5);
  });

  test('repeats a PATCH only if it was refused', async () => {
    const change = { params: { path: { id: '1' } }, body: { title: 'Harbor', version: 1 } };
    const busy = answers(429);
    await busy.answering.patch('/api/products/{id}', change);
    expect(busy.sent()).toBe(2);
    const broken = answers(500);
    await expect(broken.answering.patch('/api/products/{id}', change)).rejects.toThrow(ApiError);
    expect(broken.sent()).toBe(1);
  });
});

describe('the example', () => {
  /** A program that a webhook of the shop calls. */
  async function receive(event: WebhookEventType, start: (secret: string) => Handler) {
    let handle: Handler = async () => new Response();
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: (request) => handle(request),
    });
    const { cookie } = await shop().signIn({ isAdmin: true });
    const input = { url: server.url.href, description: '', events: [event] };
    const response = await shop().post('/api/admin/webhooks', input, { cookie });
    handle = start((await response.json()).secret);
    return server;
  }
  type Handler = (request: Request) => Promise<Response>;
  async function sendEvents(): Promise<void> {
    await shop().services.webhookQueue.startDue();
    await shop().services.webhookQueue.settled();
  }

  const chat = startReceiver();
  afterAll(() => chat.stop());

  test('exports the orders of some days', async () => {
    const productTitle = '=Harbor, "large"';
    const { orderId } = await anOrder(shop().db, {
      productTitle,
      createdAt: new Date('2025-03-31T12:00:00Z'),
    });
    await anOrder(shop().db, { createdAt: new Date('2025-04-02T12:00:00Z') });
    const days = { from: '2025-03-01', to: '2025-03-31' };
    const [heading, line, ...others] = await Array.fromAsync(exportOrders(client, days));
    expect(heading).toStartWith('"Order","Created"');
    expect(line).toStartWith(`"${orderId}","2025-03-31T12:00:00.000Z","'=Harbor, ""large"""`);
    expect(line).toEndWith('"19.00","USD","paid"\r\n');
    expect(others).toEqual([]);
  });

  test('tells a chat of a website that is down', async () => {
    const chatUrl = `${chat.url}/room`;
    using server = await receive('site.down', (secret) => createChatNotifier({ secret, chatUrl }));
    const forged = await fetch(server.url, { method: 'POST', body: '{"type":"site.down"}' });
    expect(forged.status).toBe(401);
    const order = await anOrder(shop().db, { liveUrl: 'https://harbor.example/' });
    await publish(shop().db, { kind: 'site.down', id: order.id, name: order.orderId, by: null });
    await sendEvents();
    expect(chat.received.map(({ body }) => JSON.parse(body))).toEqual([
      { text: `https://harbor.example/ is down (${order.orderId}, Ada Lovelace)` },
    ]);
  });

  test('starts the website of a paid order and shows its preview to the customer', async () => {
    const started: string[] = [];
    const startWebsite = async (name: string) => {
      started.push(name);
      return { previewUrl: `https://${name.toLowerCase()}.preview.example.com/` };
    };
    using _ = await receive('order.paid', (secret) =>
      createProvisioner({ shop: client, secret, startWebsite }),
    );
    const { orderId } = await buy(shop(), '');
    await sendEvents();
    const order = await client.get('/api/orders/{id}', { params: { path: { id: orderId } } });
    expect(started).toEqual([orderId]);
    expect(order.previewUrl).toBe(`https://${orderId.toLowerCase()}.preview.example.com/`);
  });
});

import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { rotateWebhookSecrets } from '#api/commands/registry';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { webhookEvents as described } from '#api/http/openapi/webhooks';
import { publish } from '#api/platform/publish';
import { createVault } from '#api/platform/vault/vault';
import { createPrivacyService } from '#api/privacy/service';
import { anAnswer } from '#api/testing/an-answer';
import { startReceiver } from '#api/testing/http-receiver';
import { invoicesOf, renew } from '#api/testing/money';
import { anOrder, buy, cards } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { type WebhookEventType, webhookEventTypes } from '#contract/events';
import type { Problem } from '#contract/problem';
import type { WebhookDelivery, WebhookEndpoint } from '#contract/webhooks';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks';

setDefaultTimeout(30_000);

const hourMs = 60 * 60 * 1000;
let website = anAnswer();
const shop = testShop({ checkAddress: async () => website });
const path = '/api/admin/webhooks';

let answer: () => number = () => 204;
const receiver = startReceiver(() => answer());
afterAll(() => receiver.stop());

beforeEach(async () => {
  answer = () => 204;
  receiver.received.length = 0;
  shop().clock.shiftMs = 0;
  await shop().db.delete(webhookEvents);
  await shop().db.delete(webhookEndpoints);
});

/** Signs in again for each request, because the clock may have moved past the session. */
const asAdmin = () => shop().signIn({ isAdmin: true });
const read = async <T>(from: string): Promise<T> =>
  (await shop().get(`${path}${from}`, await asAdmin())).json();
const post = async <T>(to: string, body?: object): Promise<T> =>
  (await shop().post(`${path}${to}`, body, await asAdmin())).json();

async function aWebhook(...events: WebhookEventType[]) {
  const input = { url: `${receiver.url}/shop`, description: 'Chat', events };
  return post<{ endpoint: WebhookEndpoint; secret: string }>('', input);
}

const happens = (kind: WebhookEventType, id = 0, name = 'nothing') =>
  publish(shop().db, { kind, id, name, by: null });
async function pass(): Promise<void> {
  await shop().services.webhookQueue.startDue();
  await shop().services.webhookQueue.settled();
}
/** What was sent. Each is what the API’s description says, with nothing besides. */
function bodies() {
  const sent = receiver.received.map(({ body }) => JSON.parse(body));
  for (const one of sent) {
    const { payload } = described.find(({ type }) => type === one.type) ?? {};
    if (!payload) throw new Error(`${one.type} is not described`);
    expect(v.parse(payload, one)).toEqual(one);
  }
  return sent;
}
const deliveriesOf = ({ id }: WebhookEndpoint, query = '') =>
  read<WebhookDelivery[]>(`/${id}/deliveries${query}`);

test('sends what happens to an order, as the API shows it and in its order', async () => {
  await aWebhook('order.created', 'order.paid', 'order.stage_changed');
  const { id } = await buy(shop(), '');
  await pass();
  const order = await (await shop().get(`/api/orders`, await asAdmin())).json();
  const sent = bodies().sort((one, other) => one.sequence - other.sequence);
  expect(sent.map(({ type }) => type)).toEqual([
    'order.created',
    'order.stage_changed',
    'order.paid',
  ]);
  const listed = order.find((one: { id: number }) => one.id === id);
  expect(sent.at(-1).data).toEqual(listed);
  expect(sent.at(-1).data).not.toHaveProperty('checkoutUrl');
  expect(sent.at(-1).timestamp).toMatch(/Z$/);
});

test('sends each event of an order when it happens, until its subscription ends', async () => {
  const about = webhookEventTypes.filter((type) => /^(order|site)\./.test(type));
  await aWebhook(...about);
  const order = await buy(shop(), '', {}, cards.declinedLater);
  const ask = async (act: string, body?: object) => {
    const response = await shop().post(`/api/orders/${order.id}/${act}`, body, await asAdmin());
    expect([act, response.ok]).toEqual([act, true]);
  };
  const happened = async () => {
    await shop().sandbox.webhooks.settled();
    await pass();
    const sent = bodies().sort((one, other) => one.sequence - other.sequence);
    receiver.received.length = 0;
    return sent.map(({ type }) => type);
  };
  await happened();
  await ask('start');
  const credentials = [{ label: 'Password', value: 'tern-ladder-91-quay' }];
  await ask('deliver', { credentials, liveUrl: 'https://www.harbor.example/' });
  expect(await happened()).toEqual([
    'order.stage_changed',
    'order.stage_changed',
    'order.delivered',
  ]);
  await renew(shop(), order);
  expect(await happened()).toEqual(['order.past_due']);
  const { cards: theirs, disputes, time } = shop().sandbox;
  theirs.decline(order.stripeSubscriptionId ?? '', false);
  time.advanceTo(new Date(time.now().getTime() + 96 * hourMs));
  expect(await happened()).toEqual(['order.recovered']);
  await ask('refunds', { amount: '5.00', requestId: crypto.randomUUID() });
  expect(await happened()).toEqual(['order.refunded']);
  const [invoice = ''] = await invoicesOf(shop(), order);
  disputes.open(invoice);
  expect(await happened()).toEqual(['order.disputed']);
  for (const problem of ['no_answer', null] as const) {
    website = anAnswer({ problem });
    for (const _ of ['suspected', 'certain']) {
      shop().clock.shiftMs += hourMs;
      await shop().jobs.run('site-checks');
    }
  }
  expect(await happened()).toEqual(['site.down', 'site.recovered']);
  await ask('cancel', { when: 'now' });
  expect(await happened()).toEqual(['order.cancelled']);
});

test('sends nothing that a webhook did not choose, and stores nothing without one', async () => {
  await happens('order.paid');
  await aWebhook('ticket.opened');
  await happens('order.paid');
  expect(await shop().db.$count(webhookEvents)).toBe(0);
});

test('says what happens to tickets and with erased customers', async () => {
  const about = ['ticket.opened', 'ticket.answered', 'customer.erased'] as const;
  const { endpoint } = await aWebhook(...about);
  const { cookie, email, id: customerId } = await shop().signIn();
  const question = { subject: 'Colors', message: 'Could it be blue?' };
  const asked = await shop().post('/api/customer/support/tickets', question, { cookie });
  const { id } = await asked.json();
  await shop().post(`/api/support/${id}/messages`, { message: 'Yes.' }, await asAdmin());
  await pass();
  expect(bodies().map(({ type, data }) => [type, data.id, data.message])).toEqual([
    ['ticket.opened', id, question.message],
    ['ticket.answered', id, question.message],
  ]);
  const { db, files, clock } = shop();
  await createPrivacyService({ db, files, now: clock.now }).erase(email);
  await pass();
  expect(bodies().at(-1)).toMatchObject({ type: 'customer.erased', data: { id: customerId } });
  const kept = JSON.stringify(await deliveriesOf(endpoint));
  expect(kept).not.toContain(question.message);
});

test('tells an event only if its transaction commits', async () => {
  await aWebhook('order.cancelled');
  const order = await anOrder(shop().db, { paidAt: new Date(), subscriptionStatus: 'active' });
  const failing = shop().db.transaction(async (tx) => {
    await orderLifecycle.end(tx, order, new Date());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await pass();
  expect(bodies()).toEqual([]);
  await shop().db.transaction((tx) => orderLifecycle.end(tx, order, new Date()));
  await pass();
  expect(bodies()).toMatchObject([{ type: 'order.cancelled', data: { id: order.id } }]);
});

test('reaches an endpoint at once, though another one has not answered yet', async () => {
  const held = Promise.withResolvers<Response>();
  const slow = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => held.promise });
  await post('', { url: `http://127.0.0.1:${slow.port}/`, events: ['site.down'] });
  await aWebhook('order.paid');
  const arrived = Promise.withResolvers<void>();
  answer = () => {
    arrived.resolve();
    return 204;
  };
  await happens('site.down');
  await shop().services.webhookQueue.startDue();
  await happens('order.paid');
  await shop().services.webhookQueue.startDue();
  await arrived.promise;
  held.resolve(new Response());
  await shop().services.webhookQueue.settled();
  await slow.stop(true);
});

describe('a secret', () => {
  const verify = (secret: string, index: number) => {
    const { headers, body } = receiver.received[index] ?? { headers: new Headers(), body: '' };
    return new Webhook(secret).verify(body, Object.fromEntries(headers));
  };

  test('signs, and for a day also after another one replaced it', async () => {
    const { endpoint, secret } = await aWebhook('order.paid');
    expect(await read<WebhookEndpoint[]>('')).toEqual([endpoint]);
    await happens('order.paid');
    await pass();
    expect(verify(secret, 0)).toMatchObject({ type: 'order.paid' });
    const rotated = await post<{ endpoint: WebhookEndpoint; secret: string }>(
      `/${endpoint.id}/rotate-secret`,
    );
    expect(rotated.endpoint.previousSecretUntil).not.toBeNull();
    await happens('order.paid');
    await pass();
    expect(verify(secret, 1)).toBeDefined();
    expect(verify(rotated.secret, 1)).toBeDefined();
    shop().clock.shiftMs = 25 * hourMs;
    await happens('order.paid');
    await pass();
    const signatures = receiver.received[2]?.headers.get('webhook-signature')?.split(' ');
    expect(signatures).toHaveLength(1);
  });

  test('is encrypted, and moves to a new key of the vault', async () => {
    const { secret } = await aWebhook('order.paid');
    const before = await shop().db.select().from(webhookEndpoints);
    expect(JSON.stringify(before)).not.toContain(secret.slice('whsec_'.length));
    const both = createVault(['another key, 32 characters long!', testKey]);
    expect(await rotateWebhookSecrets(shop().db, both)).toEqual({ sealed: 1, unopened: 0 });
    expect(await rotateWebhookSecrets(shop().db, shop().vault)).toEqual({ sealed: 0, unopened: 1 });
  });
});

const testKey = 'a key of tests, 32 characters long';

describe('an event that is not accepted', () => {
  test.each([500, 302, 404])('with %d is sent again, later each time', async (status) => {
    const { endpoint } = await aWebhook('order.paid');
    answer = () => status;
    await happens('order.paid');
    await pass();
    await pass();
    expect(receiver.received).toHaveLength(1);
    shop().clock.shiftMs += 31_000;
    await pass();
    shop().clock.shiftMs += 31_000;
    await pass();
    expect(receiver.received).toHaveLength(2);
    answer = () => 200;
    shop().clock.shiftMs += 31_000;
    await pass();
    const ids = receiver.received.map(({ headers }) => headers.get('webhook-id'));
    expect(new Set(ids).size).toBe(1);
    const [delivery] = await deliveriesOf(endpoint);
    expect(delivery?.attempts.map((attempt) => attempt.status)).toEqual([status, status, 200]);
    expect(delivery).toMatchObject({ status: 'delivered', attemptCount: 3, nextAttemptAt: null });
    expect(await read<WebhookEndpoint>(`/${endpoint.id}`)).toMatchObject({ failingSince: null });
  });

  test('for three days is given up, and turns off the webhook with an email to owners', async () => {
    const { endpoint } = await aWebhook('order.paid');
    answer = () => 500;
    await happens('order.paid');
    for (let days = 0; days < 4; days += 0.25) {
      shop().clock.shiftMs = days * 24 * hourMs;
      await pass();
    }
    const [delivery] = await deliveriesOf(endpoint, '?status=failed');
    expect(delivery?.attemptCount).toBeGreaterThan(7);
    const off = await read<WebhookEndpoint>(`/${endpoint.id}`);
    expect(off.disabledAt).not.toBeNull();
    const owners = await shop().db.query.mails.findMany({
      where: (mails) => eq(mails.kind, 'webhook-off'),
    });
    expect(owners.length).toBeGreaterThan(0);
    expect(owners[0]?.text).toContain(new URL(receiver.url).host);
    await happens('order.paid');
    expect(await deliveriesOf(endpoint)).toHaveLength(1);

    answer = () => 200;
    const on = await post<WebhookEndpoint>(`/${endpoint.id}/enable`);
    expect(on).toMatchObject({ disabledAt: null, failingSince: null });
    const resent = await post<WebhookDelivery>(`/${endpoint.id}/deliveries/${delivery?.id}/resend`);
    expect(resent.status).toBe('delivered');
  });

  test('ends when an admin turns the webhook off: nothing is sent, then or later', async () => {
    const { endpoint } = await aWebhook('order.paid');
    answer = () => 500;
    await happens('order.paid');
    await pass();
    const off = await post<WebhookEndpoint>(`/${endpoint.id}/disable`);
    expect(off).toMatchObject({ disabledAt: expect.any(String), failingSince: null });
    await happens('order.paid');
    shop().clock.shiftMs = 24 * hourMs;
    await pass();
    const [delivery, ...others] = await deliveriesOf(endpoint);
    expect(delivery).toMatchObject({ status: 'failed', attemptCount: 1 });
    expect(others).toEqual([]);
  });

  test('is kept with the beginning of the answer, for 30 days', async () => {
    const long = 'Out of order. '.repeat(500);
    const talkative = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () => new Response(long),
    });
    const { endpoint } = await aWebhook('order.paid');
    const url = `http://localhost:${talkative.port}/`;
    await shop().send('PATCH', `${path}/${endpoint.id}`, { url }, await asAdmin());
    const tested = await post<WebhookDelivery>(`/${endpoint.id}/test`);
    await talkative.stop(true);
    expect(tested).toMatchObject({ type: 'webhook.test', status: 'delivered' });
    expect(tested.attempts[0]?.body).toBe(long.slice(0, 1024));
    const unheard = await post<WebhookDelivery>(`/${endpoint.id}/test`);
    expect(unheard).toMatchObject({ status: 'failed', attempts: [{ status: null }] });
    shop().clock.shiftMs = 31 * 24 * hourMs;
    await shop().services.webhookDeliveries.deleteOld();
    expect(await deliveriesOf(endpoint)).toEqual([]);
  });
});

test.each([
  ['https://10.0.0.1/', 'Enter an address on the public internet, with the usual port.'],
  ['https://[fd00::1]/', 'Enter an address on the public internet, with the usual port.'],
  ['https://192.0.2.1:8443/', 'Enter an address on the public internet, with the usual port.'],
  ['http://hooks.example.com/', 'Enter an address that starts with https://.'],
  [`https://${'a'.repeat(64)}.example.com/`, 'Enter a valid host name.'],
  ['ftp://hooks.example.com/', 'Enter a web address.'],
  ['https://ada:secret@hooks.example.com/', 'Enter an address without a username and a password.'],
])('refuses %s', async (url, message) => {
  const { errors } = await post<Problem>('', { url, events: ['order.paid'] });
  expect(errors).toEqual([{ path: 'url', message }]);
});

test('each event arrives, though the receiver fails a third of the time and the shop dies', async () => {
  const { endpoint } = await aWebhook('order.paid', 'order.created');
  const count = 200;
  let asked = 0;
  answer = () => (asked++ % 3 === 0 ? 500 : 204);
  for (let n = 0; n < count; n++) await happens('order.paid', 0, `order ${n}`);
  // What a process that died had claimed, and what it had sent without recording it.
  const claimed = { dueAt: new Date(Date.now() + 60_000), attemptCount: 1 };
  await shop().db.update(webhookDeliveries).set(claimed);
  for (let round = 0; round < 20; round++) {
    shop().clock.shiftMs += 5 * 60_000;
    await pass();
  }
  const accepted = new Set(bodies().map(({ data }) => data.id));
  expect(accepted.size).toBe(count);
  const { counts } = await read<WebhookEndpoint>(`/${endpoint.id}`);
  expect(counts).toEqual({ pending: 0, delivered: count, failed: 0 });
});

import { describe, expect, test } from 'bun:test';
import { aSession, pay } from '../testing/purchase.ts';
import { type StartedSandbox, start } from '../testing/start.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

const SECRET = 'whsec_test_secret';

function listening(
  receiver: WebhookReceiver,
  retryDelaysMs = [5, 5, 5, 5],
): Promise<StartedSandbox> {
  return start({ webhook: { url: receiver.url, secret: SECRET }, retryDelaysMs });
}

test('sends a purchase’s events in the provider’s order', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver);
  await pay(await aSession(shop.stripe));
  await shop.sandbox.webhooks.settled();
  expect(receiver.types()).toEqual([
    'product.created',
    'price.created',
    'customer.created',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'invoice.paid',
    'invoice_payment.paid',
    'invoice.payment_succeeded',
    'payment_intent.succeeded',
    'charge.succeeded',
    'checkout.session.completed',
  ]);
});

test('sends a snapshot of the invoice at each step', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver);
  await pay(await aSession(shop.stripe));
  await shop.sandbox.webhooks.settled();
  const invoices = receiver.received.filter(({ event }) => event.type.startsWith('invoice.'));
  expect(invoices.map(({ event }) => event.data.object)).toMatchObject([
    { status: 'draft', number: null, amount_paid: 0 },
    { status: 'open', amount_remaining: 2900 },
    { status: 'paid', amount_paid: 2900 },
    { status: 'paid', amount_paid: 2900 },
  ]);
});

test('counts the endpoints that an event is pending for', async () => {
  using taking = startWebhookReceiver();
  using refusing = startWebhookReceiver();
  refusing.answerWith(500);
  await using shop = await listening(taking, [60_000]);
  const { stripe, sandbox } = shop;
  await stripe.webhookEndpoints.create({ url: refusing.url, enabled_events: ['product.created'] });
  await stripe.products.create({ name: 'A' });
  await Promise.all([taking.waitFor(1), refusing.waitFor(1)]);
  sandbox.webhooks.hold();
  await sandbox.webhooks.settled();

  const id = taking.received[0]?.event.id ?? '';
  const pending = async () => (await stripe.events.retrieve(id)).pending_webhooks;
  expect(taking.received[0]?.event.pending_webhooks).toBe(2);
  expect(await pending()).toBe(1);
  refusing.answerWith(200);
  sandbox.webhooks.resend(id);
  await sandbox.webhooks.release();
  expect(await pending()).toBe(0);
});

test('signs events so that the package accepts only them', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver);
  await shop.stripe.products.create({ name: 'A' });
  const [letter] = await receiver.waitFor(1);
  const { body = '', signature = '' } = letter ?? {};
  const { webhooks } = shop.stripe;
  const event = await webhooks.constructEventAsync(body, signature, SECRET);
  expect(event).toMatchObject({ type: 'product.created', data: { object: { name: 'A' } } });
  await expect(webhooks.constructEventAsync(`${body} `, signature, SECRET)).rejects.toThrow();
  await expect(webhooks.constructEventAsync(body, signature, 'whsec_other')).rejects.toThrow();
});

describe('an event whose delivery fails', () => {
  test('is signed again and retried without blocking the next', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await listening(receiver);
    receiver.answerWith(500);
    await shop.stripe.products.create({ name: 'A' });
    await receiver.waitFor(2);
    receiver.answerWith(200);
    await shop.stripe.customers.create({});
    await shop.sandbox.webhooks.settled();
    expect(receiver.types().filter((type) => type === 'product.created').length).toBeGreaterThan(2);
    expect(receiver.types()).toContain('customer.created');
    const ids = receiver.received.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('is given up after the last retry', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await listening(receiver, [1, 1]);
    receiver.answerWith(404);
    await shop.stripe.products.create({ name: 'A' });
    await shop.sandbox.webhooks.settled();
    expect(receiver.received).toHaveLength(3);
    expect((await shop.stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });

  test('counts a redirect as a failure', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await listening(receiver, []);
    receiver.answerWith(302);
    await shop.stripe.products.create({ name: 'A' });
    await shop.sandbox.webhooks.settled();
    expect((await shop.stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });
});

describe('the controls', () => {
  test('hold and release events', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await listening(receiver);
    const { webhooks } = shop.sandbox;
    webhooks.hold();
    await shop.stripe.products.create({ name: 'A' });
    await shop.stripe.products.create({ name: 'B' });
    await webhooks.settled();
    expect([webhooks.pending(), receiver.received.length]).toEqual([2, 0]);
    await webhooks.release();
    expect([webhooks.pending(), receiver.received.length]).toEqual([0, 2]);
  });

  test('send each event twice', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await listening(receiver);
    shop.sandbox.webhooks.sendTwice(true);
    await shop.stripe.products.create({ name: 'A' });
    await shop.sandbox.webhooks.settled();
    const [first, second] = receiver.received;
    expect(receiver.received).toHaveLength(2);
    expect(first?.event.id).toBe(second?.event.id);
  });

  test('drop events', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await listening(receiver);
    shop.sandbox.webhooks.drop(true);
    await shop.stripe.products.create({ name: 'A' });
    await shop.sandbox.webhooks.settled();
    shop.sandbox.webhooks.drop(false);
    await shop.stripe.products.create({ name: 'B' });
    await shop.sandbox.webhooks.settled();
    expect(receiver.received.map(({ event }) => event.data.object)).toMatchObject([{ name: 'B' }]);
  });
});

describe('an endpoint of the API', () => {
  test('receives the events it subscribed to, signed with its secret', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await start();
    const { stripe } = shop;
    const { id, secret } = await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['customer.created'],
    });
    await stripe.products.create({ name: 'A' });
    await stripe.customers.create({ email: 'ada@example.com' });
    await shop.sandbox.webhooks.settled();
    expect(receiver.types()).toEqual(['customer.created']);
    const { body = '', signature = '' } = receiver.received[0] ?? {};
    await stripe.webhooks.constructEventAsync(body, signature, secret ?? '');
    expect((await stripe.webhookEndpoints.retrieve(id)).secret).toBeUndefined();
  });

  test('receives nothing while disabled or after it was deleted', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await start();
    const { webhookEndpoints, products } = shop.stripe;
    const { id } = await webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] });
    await webhookEndpoints.update(id, { disabled: true });
    await products.create({ name: 'A' });
    await webhookEndpoints.update(id, { disabled: false });
    await products.create({ name: 'B' });
    await shop.sandbox.webhooks.settled();
    await webhookEndpoints.del(id);
    await products.create({ name: 'C' });
    await shop.sandbox.webhooks.settled();
    expect(receiver.received.map(({ event }) => event.data.object)).toMatchObject([{ name: 'B' }]);
  });
});

import { expect, test } from 'bun:test';
import { objectViolation, requestViolation } from './testing/conformance.ts';
import { aSession, pay } from './testing/purchase.ts';
import { start } from './testing/start.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';

test('follows the contract throughout a purchase', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await start({ webhook: { url: receiver.url, secret: 'whsec_test' } });
  const { sandbox, stripe } = shop;

  const session = await aSession(stripe, {
    customer_email: 'ada@example.com',
    client_reference_id: 'ACC-2026-0001',
    metadata: { order: '1' },
    subscription_data: { metadata: { order: '1' }, description: 'Bakery website' },
  });
  expect((await pay(session, { cardNumber: '4000 0000 0000 0002' })).status).toBe(402);
  expect((await pay(session)).status).toBe(303);

  const { customer, subscription } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'customer', 'invoice', 'subscription.latest_invoice.payments'],
  });
  const subscriptionId = typeof subscription === 'string' ? subscription : (subscription?.id ?? '');
  const customerId = typeof customer === 'string' ? customer : (customer?.id ?? '');
  await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['items.data.price.product', 'default_payment_method', 'latest_invoice.customer'],
  });
  await stripe.subscriptions.list({ customer: customerId, expand: ['data.latest_invoice'] });
  const [invoice] = (await stripe.invoices.list({ subscription: subscriptionId })).data;
  await stripe.invoices.retrieve(invoice?.id ?? '', { expand: ['payments', 'customer'] });
  const [payment] = (
    await stripe.invoicePayments.list({
      invoice: invoice?.id,
      expand: ['data.payment.payment_intent', 'data.invoice'],
    })
  ).data;
  const intent = payment?.payment.payment_intent;
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '');
  const { latest_charge } = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge.balance_transaction', 'payment_method', 'customer'],
  });
  await stripe.charges.retrieve(
    typeof latest_charge === 'object' ? (latest_charge?.id ?? '') : '',
    {
      expand: ['balance_transaction.source', 'refunds', 'customer'],
    },
  );
  await stripe.customers.retrieve(customerId, { expand: ['subscriptions'] });
  await stripe.checkout.sessions.list({ customer: customerId, limit: 3 });
  await stripe.checkout.sessions.listLineItems(session.id);
  await stripe.events.list({ limit: 100 });
  await sandbox.webhooks.settled();

  const requests = sandbox.requests();
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { operation = '', params, body } of requests) {
    expect([operation, requestViolation(operation, params)]).toEqual([operation, '']);
    expect([operation, objectViolation(body)]).toEqual([operation, '']);
  }
  expect(receiver.received.length).toBeGreaterThan(15);
  for (const { event } of receiver.received) {
    expect([event.type, objectViolation(event)]).toEqual([event.type, '']);
  }
});

test('follows the contract for the catalog and webhook endpoints', async () => {
  await using shop = await start();
  const { sandbox, stripe } = shop;

  const product = await stripe.products.create({
    name: 'Florist website',
    description: 'A shop window',
    images: ['https://shop.test/florist.webp'],
    metadata: { productId: '7' },
  });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 19900,
    recurring: { interval: 'year' },
    expand: ['product'],
  });
  await stripe.prices.create({
    product_data: { name: 'Setup' },
    currency: 'usd',
    unit_amount: 5000,
  });
  await stripe.products.update(product.id, {
    description: '',
    images: [],
    metadata: { productId: '' },
    default_price: price.id,
  });
  await stripe.prices.update(price.id, { active: false, nickname: 'old' });
  const customer = await stripe.customers.create({
    name: 'Ada',
    email: 'ada@example.com',
    address: { city: 'London' },
  });
  await stripe.customers.update(customer.id, { address: '', phone: '+44 20' });
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    success_url: 'https://shop.test/',
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: 'usd',
          unit_amount: 900,
          recurring: { interval: 'month', interval_count: 3 },
          product_data: { name: 'Support' },
        },
      },
    ],
    expand: ['line_items.data.price.product'],
  });
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/',
    enabled_events: ['invoice.paid'],
  });
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  await stripe.webhookEndpoints.del(endpoint.id);
  await stripe.products.list({ active: true, ids: [product.id] });
  await stripe.prices.list({ product: product.id, active: false, expand: ['data.product'] });
  await stripe.customers.list({ email: 'ada@example.com', created: { gte: 1 } });
  await stripe.webhookEndpoints.list();
  const { data } = await stripe.events.list({ types: ['product.updated', 'price.updated'] });
  await stripe.events.retrieve(data[0]?.id ?? '');

  for (const { operation = '', params, body } of sandbox.requests()) {
    expect([operation, requestViolation(operation, params)]).toEqual([operation, '']);
    expect([operation, objectViolation(body)]).toEqual([operation, '']);
  }
});

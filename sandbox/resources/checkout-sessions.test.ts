import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aPrice, aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

test('is open until paid, for at most a day', async () => {
  const now = new Date('2026-01-15T12:00:00Z');
  await using shop = await start({ now: () => now, publicUrl: 'https://pay.test/' });
  const session = await aSession(shop.stripe);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    url: `https://pay.test/c/pay/${session.id}`,
    expires_at: now.getTime() / 1000 + 24 * 60 * 60,
    amount_total: 2900,
    currency: 'usd',
  });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
});

test('sums its lines', async () => {
  await using shop = await start();
  const [website, support] = [await aPrice(shop.stripe), await aPrice(shop.stripe, 1900)];
  const session = await aSession(shop.stripe, {
    line_items: [
      { price: website.id, quantity: 2 },
      { price: support.id, quantity: 1 },
    ],
  });
  expect(session.amount_total).toBe(7700);
  const { data } = await shop.stripe.checkout.sessions.listLineItems(session.id, { limit: 1 });
  expect(data).toMatchObject([{ description: 'Bakery website', quantity: 2, amount_total: 5800 }]);
});

describe('is rejected', () => {
  const now = Math.floor(Date.now() / 1000);
  const inline = (price_data: object): Stripe.Checkout.SessionCreateParams => ({
    line_items: [{ quantity: 1, price_data: { currency: 'usd', ...price_data } }],
  });
  const product_data = { name: 'A' };

  test.each<[string, Stripe.Checkout.SessionCreateParams, string]>([
    ['without lines', { line_items: [] }, 'line_items'],
    ['without a success_url', { success_url: undefined }, 'success_url'],
    [
      'with a success_url that is not a web address',
      { success_url: 'javascript:alert(1)' },
      'success_url',
    ],
    ['with an expiration in less than half an hour', { expires_at: now + 60 }, 'expires_at'],
    ['with an expiration in more than a day', { expires_at: now + 2 * 24 * 60 * 60 }, 'expires_at'],
    [
      'with an unknown price',
      { line_items: [{ price: 'price_none', quantity: 1 }] },
      'line_items[0][price]',
    ],
    ['with an unknown customer', { customer: 'cus_none' }, 'customer'],
    [
      'with both customer and customer_email',
      { customer: 'cus_none', customer_email: 'a@b.test' },
      'customer_email',
    ],
    ['with an invalid email', { customer_email: 'ada' }, 'customer_email'],
    ['in payment mode', { mode: 'payment' }, 'mode'],
    [
      'for a total of zero',
      inline({ product_data, unit_amount: 0, recurring: { interval: 'month' } }),
      'line_items',
    ],
    [
      'for a total of more than can be charged',
      {
        line_items: [1, 2].map(() => ({
          price_data: {
            currency: 'usd',
            product_data,
            unit_amount: 50_000_000,
            recurring: { interval: 'year' as const },
          },
          quantity: 1,
        })),
      },
      'line_items',
    ],
    ['for a one-time price', inline({ product_data, unit_amount: 500 }), 'line_items[0][price]'],
  ])('%s', async (_, overrides, param) => {
    await using shop = await start();
    await expect(aSession(shop.stripe, overrides)).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
  });

  test('for an archived price or product', async () => {
    await using shop = await start();
    const price = await aPrice(shop.stripe);
    const line_items = [{ price: price.id, quantity: 1 }];
    await shop.stripe.products.update(String(price.product), { active: false });
    await expect(aSession(shop.stripe, { line_items })).rejects.toMatchObject({
      message: expect.stringContaining('its product is not active'),
    });
    await shop.stripe.prices.update(price.id, { active: false });
    await expect(aSession(shop.stripe, { line_items })).rejects.toMatchObject({
      message: expect.stringContaining('The price specified is inactive'),
    });
  });

  test('without leaving an inline price behind', async () => {
    await using shop = await start();
    const params = inline({ product_data, unit_amount: 500 });
    await expect(aSession(shop.stripe, params)).rejects.toMatchObject({ statusCode: 400 });
    expect((await shop.stripe.prices.list({ active: false })).data).toEqual([]);
  });
});

describe('expires', () => {
  test('on request, once', async () => {
    await using shop = await start();
    const { id } = await aSession(shop.stripe);
    const expired = await shop.stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' });
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('has a status of expired'),
    });
  });

  test('by itself, with an event', async () => {
    let now = new Date('2026-01-15T12:00:00Z');
    using receiver = startWebhookReceiver();
    const webhook = {
      url: receiver.url,
      secret: 'whsec_test',
      enabledEvents: ['checkout.session.expired'],
    };
    await using shop = await start({ now: () => now, webhook });
    const expires_at = now.getTime() / 1000 + 2 * 60 * 60;
    const { id } = await aSession(shop.stripe, { expires_at });
    now = new Date('2026-01-15T14:00:00Z');
    const [letter] = await receiver.waitFor(1);
    expect(letter?.event).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id, status: 'expired' } },
      request: { id: null, idempotency_key: null },
    });
  });

  test('before a late payment', async () => {
    let now = new Date('2026-01-15T12:00:00Z');
    await using shop = await start({ now: () => now });
    const session = await aSession(shop.stripe);
    now = new Date('2026-01-16T12:00:00Z');
    expect((await pay(session)).status).toBe(410);
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
  });

  test('never after it is paid', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    await pay(session);
    await expect(shop.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      message: expect.stringContaining('has a status of complete'),
    });
  });
});

test('can be listed by customer, subscription and status', async () => {
  await using shop = await start();
  const { sessions } = shop.stripe.checkout;
  const session = await aSession(shop.stripe);
  await pay(session);
  const open = await aSession(shop.stripe, { customer_email: 'eve@example.com' });
  const { customer, subscription } = await sessions.retrieve(session.id);
  const ids = async (params: Stripe.Checkout.SessionListParams) =>
    (await sessions.list(params)).data.map(({ id }) => id);
  expect(await ids({ customer: String(customer) })).toEqual([session.id]);
  expect(await ids({ subscription: String(subscription) })).toEqual([session.id]);
  expect(await ids({ status: 'open' })).toEqual([open.id]);
  expect(await ids({ customer_details: { email: 'eve@example.com' } })).toEqual([open.id]);
});

import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aSession } from '../testing/purchase.ts';
import { raw, start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';

const PORTAL = 'business_profile[headline]';

type Making = (stripe: Stripe, text: string) => Promise<unknown>;

describe('a text', () => {
  test.each<[param: string, most: number, make: Making]>([
    ['name', 5000, (stripe, name) => stripe.products.create({ name })],
    ['description', 40_000, (stripe, text) => createProduct(stripe, { description: text })],
    [
      'statement_descriptor',
      22,
      (stripe, text) => createProduct(stripe, { statement_descriptor: text }),
    ],
    ['unit_label', 12, (stripe, text) => createProduct(stripe, { unit_label: text })],
    ['name', 256, (stripe, name) => stripe.customers.create({ name })],
    ['phone', 20, (stripe, phone) => stripe.customers.create({ phone })],
    ['description', 5000, (stripe, text) => stripe.customers.create({ description: text })],
    ['client_reference_id', 200, (stripe, text) => aSession(stripe, { client_reference_id: text })],
    [
      'subscription_data[description]',
      500,
      (stripe, description) => aSession(stripe, { subscription_data: { description } }),
    ],
    [
      'description',
      500,
      async (stripe, description) =>
        stripe.subscriptions.update((await aSubscription(stripe)).id, { description }),
    ],
    [PORTAL, 60, (stripe, headline) => configure(stripe, headline)],
    [
      'name',
      300,
      (stripe, name) => stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000, name }),
    ],
  ])('is limited for %s to %i characters', async (param, most, make) => {
    await using shop = await start();
    await make(shop.stripe, 'x'.repeat(most));
    await expect(make(shop.stripe, 'x'.repeat(most + 1))).rejects.toMatchObject({
      statusCode: 400,
      param,
      message: `Invalid string: xxxxxxxxxx...xxxxxxxxxx; must be at most ${most} characters`,
    });
  });

  test('counts an emoji as one character', async () => {
    await using shop = await start();
    const { business_profile } = await configure(shop.stripe, '🥐'.repeat(60));
    expect(business_profile.headline).toBe('🥐'.repeat(60));
  });

  test('has an error of its own if it is a URL', async () => {
    await using shop = await start();
    const success_url = `https://shop.test/${'x'.repeat(5000)}`;
    await expect(aSession(shop.stripe, { success_url })).rejects.toMatchObject({
      statusCode: 400,
      param: 'success_url',
      message: 'Invalid URL: URL must be 5000 characters or less.',
    });
  });
});

test('limits a product to eight images', async () => {
  await using shop = await start();
  const images = (count: number) =>
    Array.from({ length: count }, (_, at) => `https://a.test/${at}`);
  await createProduct(shop.stripe, { images: images(8) });
  await expect(createProduct(shop.stripe, { images: images(9) })).rejects.toMatchObject({
    statusCode: 400,
    param: 'images',
  });
});

test('limits an idempotency key to 255 characters', async () => {
  await using shop = await start();
  const create = (key: string) =>
    raw(shop.sandbox, '/v1/products', {
      method: 'POST',
      body: 'name=A',
      headers: { 'Idempotency-Key': key },
    });
  expect((await create('k'.repeat(255))).status).toBe(200);
  expect((await create('k'.repeat(256))).status).toBe(400);
});

function createProduct(stripe: Stripe, params: Partial<Stripe.ProductCreateParams>) {
  return stripe.products.create({ name: 'Bakery website', ...params });
}

function configure(stripe: Stripe, headline: string) {
  return stripe.billingPortal.configurations.create({
    business_profile: { headline },
    features: { invoice_history: { enabled: true } },
  });
}

import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aPrice } from '../testing/purchase.ts';
import { raw, start } from '../testing/start.ts';

describe('a price', () => {
  test('can be monthly or yearly', async () => {
    await using shop = await start();
    const product = await shop.stripe.products.create({ name: 'Bakery website' });
    for (const interval of ['month', 'year'] as const) {
      const price = await shop.stripe.prices.create({
        product: product.id,
        currency: 'USD',
        unit_amount: 2900,
        recurring: { interval },
      });
      expect(price).toMatchObject({
        active: true,
        currency: 'usd',
        lookup_key: null,
        product: product.id,
        recurring: { interval, interval_count: 1, usage_type: 'licensed' },
        type: 'recurring',
        unit_amount: 2900,
      });
      expect(price.unit_amount_decimal?.toString()).toBe('2900');
    }
  });

  test('keeps its amount', async () => {
    await using shop = await start();
    const { id } = await aPrice(shop.stripe);
    const body = 'unit_amount=1';
    const response = await raw(shop.sandbox, `/v1/prices/${id}`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'parameter_unknown', message: 'Received unknown parameter: unit_amount' },
    });
    const archived = await shop.stripe.prices.update(id, { active: false });
    expect([archived.active, archived.unit_amount]).toEqual([false, 2900]);
  });

  test.each([
    ['no amount', { unit_amount: undefined }, 'parameter_missing'],
    ['a negative amount', { unit_amount: -1 }, 'parameter_invalid_integer'],
    ['more than the provider takes', { unit_amount: 100_000_000 }, 'amount_too_large'],
    ['an unknown product', { product: 'prod_none' }, 'resource_missing'],
    ['no product', { product: undefined }, undefined],
    [
      'a period beyond three years',
      { recurring: { interval: 'year', interval_count: 4 } },
      undefined,
    ],
    ['an unknown currency', { currency: 'xxq' }, undefined],
  ])('is rejected with %s', async (_, overrides: Partial<Stripe.PriceCreateParams>, code) => {
    await using shop = await start();
    const product = await shop.stripe.products.create({ name: 'A' });
    const params = { product: product.id, currency: 'usd', unit_amount: 2900, ...overrides };
    const refusal = expect(shop.stripe.prices.create(params)).rejects;
    await refusal.toMatchObject({ statusCode: 400, code });
  });
});

describe('an update', () => {
  test('emits an event with the previous attributes', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const product = await stripe.products.create({ name: 'A', metadata: { a: '1' } });
    await stripe.products.update(product.id, { name: 'B', metadata: { b: '2' } });
    const { data } = await stripe.events.list({ type: 'product.updated' });
    expect(data[0]?.data).toMatchObject({
      object: { name: 'B', metadata: { a: '1', b: '2' } },
    });
    expect(data[0]?.data.previous_attributes).toMatchObject({ name: 'A', metadata: { b: null } });
    expect(data[0]?.request?.id).toMatch(/^req_/);
  });

  test('emits nothing if nothing changed', async () => {
    await using shop = await start();
    const { id } = await aPrice(shop.stripe);
    await shop.stripe.prices.update(id, { active: true });
    expect((await shop.stripe.events.list({ type: 'price.updated' })).data).toEqual([]);
  });
});

test('rejects an invalid email', async () => {
  await using shop = await start();
  await expect(shop.stripe.customers.create({ email: 'ada' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'email_invalid',
  });
});

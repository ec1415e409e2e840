import { describe, expect, test } from 'bun:test';
import { aPrice, aSession } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';

describe('expand', () => {
  test('expands IDs, lists included on request, and nested objects', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const { id } = await aSession(stripe, { customer_email: 'ada@example.com' });
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items.data.price.product'],
    });
    expect(session.line_items?.data[0]?.price?.product).toMatchObject({ name: 'Bakery website' });
  });

  test('rejects properties that are not references, even if empty', async () => {
    await using shop = await start();
    const { id } = await aPrice(shop.stripe);
    const session = await aSession(shop.stripe);
    const { prices, checkout, subscriptions } = shop.stripe;
    const ofPrice = (expand: string[]) => prices.retrieve(id, { expand });
    // Not paid yet, so the customer and the subscription are null.
    const ofSession = (expand: string[]) => checkout.sessions.retrieve(session.id, { expand });
    const ofNone = (expand: string[]) => subscriptions.list({ expand });
    const asked: [ask: (expand: string[]) => Promise<unknown>, paths: string[]][] = [
      [ofPrice, ['teapot', 'id', 'currency', 'metadata', 'recurring', 'product.name']],
      [ofSession, ['customer.teapot', 'customer_details', 'subscription.items']],
      [ofNone, ['data.metadata', 'data.items.data.quantity', 'data']],
    ];
    for (const [ask, paths] of asked) {
      for (const path of paths) {
        await expect(ask([path])).rejects.toMatchObject({
          statusCode: 400,
          param: 'expand',
          message: `This property cannot be expanded (${path}).`,
        });
      }
    }
  });

  test('suggests the path inside a list', async () => {
    await using shop = await start();
    await expect(shop.stripe.prices.list({ expand: ['product'] })).rejects.toMatchObject({
      message:
        "This property cannot be expanded (product). You may want to try expanding 'data.product' instead.",
    });
  });

  test('rejects more than four levels', async () => {
    await using shop = await start();
    const { id } = await aPrice(shop.stripe);
    const expand = ['product.price.product.price.product'];
    await expect(shop.stripe.prices.retrieve(id, { expand })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('more than 4 levels'),
    });
  });

  test('creates nothing if a path is rejected', async () => {
    await using shop = await start();
    const make = shop.stripe.products.create({ name: 'A', expand: ['metadata'] });
    await expect(make).rejects.toMatchObject({ statusCode: 400 });
    expect((await shop.stripe.products.list()).data).toEqual([]);
  });

  test('leaves a null reference as it is', async () => {
    await using shop = await start();
    const { id } = await aSession(shop.stripe);
    const expand = ['customer', 'subscription.latest_invoice'];
    const session = await shop.stripe.checkout.sessions.retrieve(id, { expand });
    expect(session).toMatchObject({ customer: null, subscription: null });
  });
});

import { describe, expect, test } from 'bun:test';
import { aPrice } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';

describe('a list', () => {
  test('is paginated newest first, in both directions', async () => {
    await using shop = await start();
    const { stripe } = shop;
    for (const name of ['A', 'B', 'C', 'D', 'E']) await stripe.products.create({ name });
    const names = (page: { data: { name: string }[] }) =>
      page.data.map(({ name }) => name).join('');

    const first = await stripe.products.list({ limit: 2 });
    expect([names(first), first.has_more]).toEqual(['ED', true]);
    const cursor = first.data[1]?.id ?? '';
    const second = await stripe.products.list({ limit: 3, starting_after: cursor });
    expect([names(second), second.has_more]).toEqual(['CBA', false]);
    const before = await stripe.products.list({ limit: 1, ending_before: cursor });
    expect([names(before), before.has_more]).toEqual(['E', false]);
    const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ name }) => name).join('')).toBe('EDCBA');
  });

  test('rejects a limit out of range and an unknown cursor', async () => {
    await using shop = await start();
    for (const params of [{ limit: 101 }, { limit: 0 }, { starting_after: 'prod_none' }]) {
      await expect(shop.stripe.products.list(params)).rejects.toMatchObject({ statusCode: 400 });
    }
  });

  test('rejects a filter that names a missing object', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const asked: [noun: string, param: string, ask: (id: string) => Promise<unknown>][] = [
      ['customer', 'customer', (customer) => stripe.subscriptions.list({ customer })],
      ['customer', 'customer', (customer) => stripe.checkout.sessions.list({ customer })],
      ['customer', 'customer', (customer) => stripe.invoices.list({ customer })],
      ['subscription', 'subscription', (subscription) => stripe.invoices.list({ subscription })],
      ['price', 'price', (price) => stripe.subscriptions.list({ price })],
      ['product', 'product', (product) => stripe.prices.list({ product })],
      ['charge', 'charge', (charge) => stripe.refunds.list({ charge })],
      ['invoice', 'invoice', (invoice) => stripe.invoicePayments.list({ invoice })],
      [
        'payment_intent',
        'payment',
        (payment_intent) =>
          stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent } }),
      ],
    ];
    for (const [noun, param, ask] of asked) {
      await expect(ask('none_1')).rejects.toMatchObject({
        statusCode: 400,
        code: 'resource_missing',
        message: `No such ${noun}: 'none_1'`,
        param,
      });
    }
  });

  test('applies its filters', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const old = await aPrice(stripe);
    const present = await aPrice(stripe, 3900);
    await stripe.prices.update(old.id, { active: false });
    const ids = async (params: object) =>
      (await stripe.prices.list(params)).data.map(({ id }) => id);
    expect(await ids({ active: true })).toEqual([present.id]);
    expect(await ids({ product: String(old.product) })).toEqual([old.id]);
    expect(await ids({ created: { lt: 1 } })).toEqual([]);
  });
});

import { expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aSession, pay } from '../testing/purchase.ts';
import { type StartedSandbox, start } from '../testing/start.ts';

test.each([
  ['jpy', 2900, '¥2,900'],
  ['eur', 2900, '€29.00'],
  ['kwd', 29000, 'KWD'],
  ['inr', 2900, '₹29.00'],
])('sells in %s', async (currency, amount, shown) => {
  await using shop = await start();
  const session = await aSale(shop, currency, amount);
  expect(await (await fetch(session.url ?? '')).text()).toContain(shown);
  expect((await pay(session)).status).toBe(303);

  const { invoice } = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['invoice'],
  });
  expect(invoice).toMatchObject({ currency, amount_paid: amount });
});

test.each([
  ['jpy', 49, 'at least ¥50'],
  ['gbp', 29, 'at least £0.30'],
  ['sek', 299, 'at least SEK'],
  ['kwd', 29001, 'divisible by 10'],
])('refuses %s %i', async (currency, amount, message) => {
  await using shop = await start();
  expect(aSale(shop, currency, amount)).rejects.toThrow(message);
});

test('a customer keeps one currency', async () => {
  await using shop = await start();
  const { id: customer } = await shop.stripe.customers.create({ email: 'ada@example.com' });
  await pay(await aSale(shop, 'eur', 2900, { customer }));
  expect(aSale(shop, 'usd', 2900, { customer })).rejects.toThrow(
    'You cannot combine currencies on a single customer.',
  );
});

function aSale(
  { stripe }: StartedSandbox,
  currency: string,
  unit_amount: number,
  params: Stripe.Checkout.SessionCreateParams = {},
): Promise<Stripe.Checkout.Session> {
  const product_data = { name: 'Bakery website' };
  const price_data = {
    currency,
    unit_amount,
    recurring: { interval: 'month' },
    product_data,
  } as const;
  return aSession(stripe, { line_items: [{ price_data, quantity: 1 }], ...params });
}

import { expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { exchangeViolation } from '../testing/conformance.ts';
import { startMidPeriod } from '../testing/mid-period.ts';
import { aPrice, aSession, pay } from '../testing/purchase.ts';
import { type StartedSandbox, start } from '../testing/start.ts';
import { aTaxRate } from '../testing/taxes.ts';

const UK = { country: 'GB', percentage: 20 };

test('a rate is added to what a purchase and its renewals cost', async () => {
  await using shop = await start();
  const rate = await aTaxRate(shop.stripe, UK);
  const { session, subscription } = await bought(shop, {
    subscription_data: { default_tax_rates: [rate.id] },
  });
  shop.sandbox.time.advanceToNextRenewal();

  expect(session).toMatchObject({
    amount_subtotal: 2900,
    amount_total: 3480,
    total_details: { amount_discount: 0, amount_tax: 580 },
  });
  expect(subscription.default_tax_rates).toEqual([rate]);
  for (const invoice of await invoicesOf(shop, subscription)) {
    expect(invoice).toMatchObject({
      amount_due: 3480,
      subtotal: 2900,
      subtotal_excluding_tax: 2900,
      total: 3480,
      total_excluding_tax: 2900,
      default_tax_rates: [rate],
      total_taxes: [
        {
          amount: 580,
          tax_behavior: 'exclusive',
          tax_rate_details: { tax_rate: rate.id },
          taxable_amount: 2900,
        },
      ],
    });
    expect(invoice.lines.data[0]?.taxes).toEqual(invoice.total_taxes);
  }
  expectConformance(shop);
});

test('a rate is part of a price that includes it', async () => {
  await using shop = await start();
  const rate = await aTaxRate(shop.stripe, { inclusive: true });
  const { session, subscription } = await bought(shop, lineWith(rate, await aPrice(shop.stripe)));
  const [line] = (await shop.stripe.checkout.sessions.listLineItems(session.id)).data;
  const [invoice] = await invoicesOf(shop, subscription);

  expect(session).toMatchObject({ amount_subtotal: 2900, amount_total: 2900 });
  expect(session.total_details?.amount_tax).toBe(463);
  expect(line).toMatchObject({ amount_subtotal: 2900, amount_tax: 463, amount_total: 2900 });
  expect(invoice).toMatchObject({
    subtotal: 2900,
    subtotal_excluding_tax: 2437,
    total: 2900,
    total_excluding_tax: 2437,
  });
  expect(subscription.items.data[0]?.tax_rates).toEqual([rate]);
  expect(subscription.default_tax_rates).toEqual([]);
});

test('an item’s rates replace the default ones', async () => {
  await using shop = await start();
  const standard = await aTaxRate(shop.stripe);
  const reduced = await aTaxRate(shop.stripe, { percentage: 7 });
  const { session } = await bought(shop, {
    line_items: [
      { price: (await aPrice(shop.stripe, 10000)).id, quantity: 1 },
      { price: (await aPrice(shop.stripe, 5000)).id, quantity: 2, tax_rates: [reduced.id] },
    ],
    subscription_data: { default_tax_rates: [standard.id] },
  });

  expect(session.amount_total).toBe(10000 + 1900 + 10000 + 700);
});

test('discounts reduce what is taxed', async () => {
  await using shop = await start();
  const rate = await aTaxRate(shop.stripe, UK);
  const coupon = await shop.stripe.coupons.create({ percent_off: 50, duration: 'forever' });
  const { session, subscription } = await bought(shop, {
    discounts: [{ coupon: coupon.id }],
    subscription_data: { default_tax_rates: [rate.id] },
  });
  const [invoice] = await invoicesOf(shop, subscription);

  expect(session.total_details).toMatchObject({ amount_discount: 1450, amount_tax: 290 });
  expect(session.amount_total).toBe(1740);
  expect(invoice).toMatchObject({
    subtotal: 2900,
    total: 1740,
    total_excluding_tax: 1450,
    amount_paid: 1740,
  });
});

test('taxes are rounded by line, half up', async () => {
  await using shop = await start();
  const rate = await aTaxRate(shop.stripe, { percentage: 12.5 });
  const prices = [await aPrice(shop.stripe, 1004), await aPrice(shop.stripe, 1004)];
  const { session } = await bought(shop, {
    line_items: prices.map(({ id: price }) => ({ price, quantity: 1 })),
    subscription_data: { default_tax_rates: [rate.id] },
  });

  // 12.5% of 10.04 is 1.255.
  expect(session.total_details?.amount_tax).toBe(126 + 126);
});

test.each([
  ['exempt', 'customer_exempt'],
  ['reverse', 'reverse_charge'],
] as const)('a customer who is %s pays no tax', async (tax_exempt, reason) => {
  await using shop = await start();
  const rate = await aTaxRate(shop.stripe, UK);
  const customer = await shop.stripe.customers.create({ email: 'ada@example.com', tax_exempt });
  const { session, subscription } = await bought(shop, {
    customer: customer.id,
    subscription_data: { default_tax_rates: [rate.id] },
  });
  const [invoice] = await invoicesOf(shop, subscription);

  expect(session.amount_total).toBe(2900);
  expect(invoice).toMatchObject({ customer_tax_exempt: tax_exempt, total: 2900 });
  expect(invoice?.total_taxes).toMatchObject([{ amount: 0, taxability_reason: reason }]);
});

test('a renewal is taxed at the rates that the subscription has by then', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const [old, changed] = [await aTaxRate(stripe), await aTaxRate(stripe, { percentage: 25 })];
  const { subscription } = await bought(shop, {
    subscription_data: { default_tax_rates: [old.id] },
  });
  await stripe.taxRates.update(old.id, { active: false });
  await stripe.subscriptions.update(subscription.id, { default_tax_rates: [changed.id] });
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  shop.sandbox.time.advanceToNextRenewal();
  await stripe.subscriptions.update(subscription.id, { default_tax_rates: '' });
  shop.sandbox.time.advanceToNextRenewal();

  const totals = (await invoicesOf(shop, subscription)).map(({ total }) => total);
  expect(totals).toEqual([2900, 3625, 3451]);
  expect(preview.total).toBe(3625);
});

test('a plan change credits the tax of the unused time and taxes the rest', async () => {
  await using shop = await startMidPeriod();
  const { stripe, id } = shop;
  const [old, changed] = [await aTaxRate(stripe, { percentage: 10 }), await aTaxRate(stripe, UK)];
  await stripe.subscriptions.update(id, { default_tax_rates: [old.id] });
  shop.sandbox.time.advanceTo(new Date('2026-02-15T00:00:00Z'));
  const default_tax_rates = [changed.id];
  const proration_behavior = 'always_invoice';
  const preview = await shop.preview(6200, { default_tax_rates, proration_behavior });
  await shop.to(6200, { default_tax_rates, proration_behavior });
  const [invoice] = await shop.invoices();

  const [credit, charge] = invoice?.lines.data ?? [];
  expect(credit).toMatchObject({ amount: -1550, taxes: [{ amount: -155, taxable_amount: -1550 }] });
  expect(charge).toMatchObject({ amount: 3100, taxes: [{ amount: 620, taxable_amount: 3100 }] });
  expect(invoice).toMatchObject({ subtotal: 1550, total: 2015, total_excluding_tax: 1550 });
  expect(preview).toMatchObject({ subtotal: 1550, total: 2015 });
});

test('a credit of tax goes to the customer’s balance with the rest', async () => {
  await using shop = await startMidPeriod();
  const { stripe, id } = shop;
  const rate = await aTaxRate(stripe, { percentage: 10 });
  await stripe.subscriptions.update(id, { default_tax_rates: [rate.id] });
  shop.sandbox.time.advanceTo(new Date('2026-02-15T00:00:00Z'));
  await shop.to(1550, { proration_behavior: 'always_invoice' });
  const [invoice] = await shop.invoices();
  const customer = await stripe.customers.retrieve(String(invoice?.customer));

  expect(invoice).toMatchObject({ total: -852, total_excluding_tax: -775, amount_due: 0 });
  expect(customer).toMatchObject({ balance: -852 });
});

test.each([
  [{ percentage: 100.5 }, 'Invalid percentage: must be between 0 and 100.'],
  [{ percentage: 8.12345 }, 'Invalid percentage: can have up to 4 decimal places.'],
  [{ country: 'Germany' }, /^Country 'Germany' is unknown\./],
])('refuses the rate %j', async (params, message) => {
  await using shop = await start();
  expect(aTaxRate(shop.stripe, params)).rejects.toThrow(message);
});

test('refuses an archived rate in a new session', async () => {
  await using shop = await start();
  const { id } = await aTaxRate(shop.stripe, { active: false });
  const session = aSession(shop.stripe, { subscription_data: { default_tax_rates: [id] } });
  expect(session).rejects.toThrow(`The tax rate ${id} is archived`);
});

function lineWith({ id }: Stripe.TaxRate, price: Stripe.Price) {
  return { line_items: [{ price: price.id, quantity: 1, tax_rates: [id] }] };
}

async function bought({ stripe }: StartedSandbox, params: Stripe.Checkout.SessionCreateParams) {
  const opened = await aSession(stripe, params);
  expect((await pay(opened)).status).toBe(303);
  const session = await stripe.checkout.sessions.retrieve(opened.id);
  const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  return { session, subscription };
}

async function invoicesOf({ stripe }: StartedSandbox, { id }: Stripe.Subscription) {
  return (await stripe.invoices.list({ subscription: id })).data;
}

function expectConformance({ sandbox }: StartedSandbox): void {
  expect(sandbox.requests().map(exchangeViolation).filter(Boolean)).toEqual([]);
}

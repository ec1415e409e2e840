import { afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { and, eq } from 'drizzle-orm';
import { chargesOf, refundElsewhere, renew } from '#api/testing/money';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { saveTax } from '#api/testing/taxes';
import type { TaxReport } from '#contract/analytics-reports';
import { defaultTax } from '#contract/settings/tax';
import type { TaxQuote } from '#contract/tax-quote';
import { orderTaxes } from '#db/schema/order-taxes';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { stripeOf } from '../reconciliation/testing/books.ts';

const shop = testShop();
const path = '/api/orders/create-checkout';
const asked = 'POST /v1/tax/calculations';
const newYork = { taxCountry: 'US', taxPostalCode: '10001' };
let version = 0;

async function setTax(values: object): Promise<void> {
  await saveTax(shop(), { mode: 'provider', ...values }, version);
  version += 1;
}

beforeAll(async () => {
  shop().sandbox.tax.setUp('DE');
  await setTax({});
});
afterEach(() => shop().sandbox.faults.clear());

async function ask(values: object) {
  const { id: productId } = await shop().aProduct();
  return shop().post('/api/checkout/tax', { productId, ...values });
}

const quote = async (values: object): Promise<TaxQuote> => (await ask(values)).json();

async function aPurchase(values: object) {
  const { id: productId } = await shop().aProduct();
  const checkoutId = crypto.randomUUID();
  const customerEmail = `${checkoutId}@example.com`;
  return { productId, customerName: 'Ada Lovelace', customerEmail, checkoutId, ...values };
}

const taxOf = ({ id }: { id: number }) =>
  shop().db.query.orderTaxes.findFirst({ where: eq(orderTaxes.orderId, id) });

describe('a purchase', () => {
  // New York State taxes software as a service (Tax Bulletin ST-128): 4% and New York City's 4.5% and 0.375%.
  test('in New York costs the tax that the provider calculates, as do renewals and refunds', async () => {
    expect(await quote({ taxCountry: 'US' })).toEqual({
      regions: [],
      needsPostalCode: true,
      quote: null,
    });
    const bought = { ...newYork, supportPackage: 'regular' };
    expect((await quote(bought)).quote).toMatchObject({
      name: 'Sales tax',
      percentage: '8.875',
      inclusive: false,
      net: '69.00',
      // Of each line: $1.69 and $4.44.
      amount: '6.13',
      total: '75.13',
    });
    const order = await buy(shop(), '', { ...bought, shownTotal: '75.13' });
    expect(order).toMatchObject({ paymentStatus: 'paid', intervalTotal: 6900 });
    expect(await taxOf(order)).toMatchObject({
      mode: 'provider',
      postalCode: '10001',
      percentage: '8.875',
      amount: 613,
    });
    const session = await shop().get(`/api/checkout/sessions/${order.stripeSessionId}`);
    expect(await session.json()).toMatchObject({ totalAmount: '69.00', nextAmount: '75.13' });
    await renew(shop(), order);
    const [invoice] = (
      await stripeOf(shop()).invoices.list({ subscription: order.stripeSubscriptionId ?? '' })
    ).data;
    await refundElsewhere(shop(), invoice?.id ?? '', 2500);
    await refundElsewhere(shop(), invoice?.id ?? '', null);
    expect(await chargesOf(shop(), order)).toEqual([
      'paid 7513, 613, 8.875',
      'paid 7513, 613, 8.875',
      'refund 2500, 204, 8.875',
      'refund 5013, 409, 8.875',
    ]);
  });

  // Sales tax isn't due on it in California (CDTFA, Regulation 1502), nor where the shop isn't registered.
  test('where nothing is taxed has no tax', async () => {
    const california = { taxCountry: 'US', taxPostalCode: '90001' };
    for (const place of [california, { taxCountry: 'BR' }]) {
      const order = await buy(shop(), '', { ...place, shownTotal: '19.00' });
      expect(await taxOf(order)).toMatchObject({ name: null, percentage: null, amount: 0 });
      expect(await chargesOf(shop(), order)).toEqual(['paid 1900, 0, null']);
    }
  });

  // Directive 2006/112/EC, Article 196.
  test('of a business in another country of the EU is a reverse charge', async () => {
    const bought = { taxCountry: 'FR', taxNumber: 'FR40303265045' };
    expect((await quote(bought)).quote).toMatchObject({ reverseCharge: true, total: '19.00' });
    const order = await buy(shop(), '', { ...bought, shownTotal: '19.00' });
    expect(await taxOf(order)).toMatchObject({ reverseCharge: true, name: null, amount: 0 });
    expect(await chargesOf(shop(), order)).toEqual(['paid 1900, 0, null']);
    const consumer = await buy(shop(), '', { taxCountry: 'FR', shownTotal: '22.80' });
    expect(await chargesOf(shop(), consumer)).toEqual(['paid 2280, 380, 20']);
  });

  test('keeps whether its prices include tax when the shop changes that', async () => {
    await setTax({ behavior: 'inclusive', productTaxCode: '' });
    const order = await buy(shop(), '', { taxCountry: 'DE', shownTotal: '19.00' });
    await setTax({});
    const later = await buy(shop(), '', { taxCountry: 'DE', shownTotal: '22.61' });
    for (const { stripeSubscriptionId: id } of [order, later]) {
      const { items } = await stripeOf(shop()).subscriptions.retrieve(id ?? '');
      const prices = items.data.map(({ price }) => price.tax_behavior);
      expect(prices).toEqual(
        Array(2).fill(id === later.stripeSubscriptionId ? 'exclusive' : 'inclusive'),
      );
    }
    await renew(shop(), order);
    expect(await chargesOf(shop(), order)).toEqual(Array(2).fill('paid 1900, 303, 19'));
    const { items } = await stripeOf(shop()).subscriptions.retrieve(
      later.stripeSubscriptionId ?? '',
    );
    const product = await stripeOf(shop()).products.retrieve(String(items.data[0]?.price.product));
    expect(product.tax_code).toBe(defaultTax.productTaxCode);
  });

  test('that a discount makes free at first is taxed later', async () => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const code = 'FREE-AT-FIRST';
    const input = { code, percentOff: 100, duration: 'once' };
    expect((await shop().post('/api/admin/discounts', input, { cookie })).status).toBe(201);
    const bought = { taxCountry: 'GB', discountCode: code };
    expect((await quote(bought)).quote).toMatchObject({ total: '0.00', regularTotal: '22.80' });
    const order = await buy(shop(), '', { ...bought, shownTotal: '0.00' });
    await renew(shop(), order);
    expect(await chargesOf(shop(), order)).toEqual(['paid 2280, 380, 20']);
  });
});

// A month of regular support costs $50.00, and New York's tax on it is $4.44.
test('a plan change is taxed', async () => {
  const { cookie } = await shop().signIn();
  const order = await buy(shop(), cookie, newYork);
  const wish = { supportPackage: 'regular', billingInterval: 'month' };
  const path = `/api/customer/subscriptions/${order.id}/plan`;
  const preview = await (await shop().post(`${path}/preview`, wish, { cookie })).json();
  const shown = { ...wish, dueNow: preview.dueNow, pricedAt: preview.pricedAt };
  const changed = await shop().post(path, shown, { cookie });
  expect([preview.dueNow, changed.status]).toEqual(['54.44', 200]);
  await shop().sandbox.webhooks.settled();
  expect(await chargesOf(shop(), order)).toEqual([
    'paid 2069, 169, 8.875',
    'paid 5444, 444, 8.875',
  ]);
});

test('reconciliation finds the provider’s tax in the ledger', async () => {
  expect(await shop().reconciliation.run()).toMatchObject({ differing: 0, differences: [] });
});

test('the tax report adds up what the ledger has, by country and rate', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = `from=${day(-1)}&to=${day(300)}`;
  const report: TaxReport = await (
    await shop().get(`/api/analytics/tax?${query}`, { cookie })
  ).json();
  const inNewYork = report.rows.filter(({ country, rate }) => country === 'US' && rate !== null);
  const sum = (part: 'tax' | 'refundedTax') =>
    inNewYork.reduce((total, row) => total + Number(row[part]), 0).toFixed(2);
  expect([...new Set(inNewYork.map(({ rate }) => rate))]).toEqual(['8.875']);
  const rows = await shop().db.query.payments.findMany({
    where: and(eq(payments.taxPercentage, '8.875'), eq(payments.kind, 'paid')),
  });
  const taxed = rows.reduce((total, { tax }) => total + tax, 0);
  expect([sum('tax'), sum('refundedTax')]).toEqual([(taxed / 100).toFixed(2), '6.13']);
});

describe('nothing is ordered', () => {
  const refused = async (values: object) => {
    const purchase = await aPurchase(values);
    const answer = await shop().post(path, purchase);
    const isOrdered = eq(orders.customerEmail, purchase.customerEmail);
    expect(await shop().db.$count(orders, isOrdered)).toBe(0);
    return { status: answer.status, ...(await answer.json()) };
  };

  test.each([
    [{ taxCountry: 'US' }, 'Enter your ZIP or postal code.'],
    [{ taxCountry: 'CA' }, 'Enter your ZIP or postal code.'],
    [{ taxCountry: 'US', taxPostalCode: 'SW1A 1AA' }, 'Enter a valid ZIP code, such as 10001.'],
  ])('for %j', async (place, message) => {
    expect((await refused(place)).errors).toEqual([{ path: 'taxPostalCode', message }]);
  });

  test('while the provider doesn’t respond', async () => {
    shop().sandbox.faults.always(asked, { status: 500 });
    const place = { taxCountry: 'PL' };
    expect(await refused(place)).toMatchObject({
      status: 503,
      detail: expect.stringContaining('we couldn’t calculate your tax'),
    });
    expect((await ask(place)).status).toBe(503);
  });

  test('once tax isn’t set up at the provider anymore', async () => {
    shop().sandbox.tax.reset();
    const place = { taxCountry: 'ES' };
    expect(await refused(place)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('so you can’t order yet'),
    });
    // It was calculated before, and the provider refuses it with the order.
    const answer = await shop().post(path, await aPurchase({ taxCountry: 'DE' }));
    expect(await answer.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Contact support'),
    });
  });
});

describe('the settings', () => {
  const save = async (values: object) => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const seller = {
      sellerName: 'Sitewright',
      sellerAddress: 'Hafenstraße 1',
      sellerCountry: 'DE',
    };
    const value = { ...defaultTax, ...seller, ...values };
    const body = { section: 'tax', version, value };
    return (await shop().send('PATCH', '/api/admin/settings', body, { cookie })).json();
  };

  test('refuse the provider’s tax until it is set up there', async () => {
    expect((await save({ mode: 'provider' })).errors).toEqual([
      { path: 'value.mode', message: expect.stringContaining('Tax isn’t set up') },
    ]);
    const { cookie } = await shop().signIn({ isAdmin: true });
    const body = { section: 'tax', version, restore: 1 };
    const restored = await shop().post('/api/admin/settings/restore', body, { cookie });
    expect((await restored.json()).errors).toEqual([
      { path: 'restore', message: expect.stringContaining('Tax isn’t set up') },
    ]);
  });

  test.each([
    [500, 503, 'so nothing was saved'],
    [403, 400, ''],
  ])('aren’t saved where the provider answers %d', async (status, answered, sentence) => {
    shop().sandbox.faults.always('GET /v1/tax/settings', { status });
    const answer = await save({ mode: 'provider' });
    expect(answer).toMatchObject({ status: answered, detail: expect.stringContaining(sentence) });
  });
});

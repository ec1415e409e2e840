import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { buy, findOrder, pay } from '#api/testing/orders';
import { secretKey, testShop } from '#api/testing/shop';
import { addTaxRate, british, german, saveTax } from '#api/testing/taxes';
import type { Checkout } from '#contract/checkout';
import type { TaxQuote } from '#contract/tax-quote';
import { mrrEvents } from '#db/schema/mrr-events';
import { orderTaxes } from '#db/schema/order-taxes';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { taxRates } from '#db/schema/tax-rates';

const shop = testShop();
const path = '/api/orders/create-checkout';
let version = 0;
async function setTax(values: object): Promise<void> {
  await saveTax(shop(), values, version);
  version += 1;
}

const addRate = (values: object) => addTaxRate(shop(), values);

beforeAll(async () => {
  await setTax({});
  for (const rate of [german, { ...german, country: 'FR', percentage: '20' }, british]) {
    await addRate(rate);
  }
  await addRate({ ...british, country: 'CA', name: 'HST', percentage: '13', region: 'ON' });
});

function aPurchase(productId: number, values: object) {
  const checkoutId = crypto.randomUUID();
  const customerEmail = `${checkoutId}@example.com`;
  return { productId, customerName: 'Ada Lovelace', customerEmail, checkoutId, ...values };
}

async function quote(values: object): Promise<TaxQuote> {
  const { id: productId } = await shop().aProduct();
  const response = await shop().post('/api/checkout/tax', { productId, ...values });
  expect(response.status).toBe(200);
  return response.json();
}

async function taxOf({ id }: { id: number }) {
  return shop().db.query.orderTaxes.findFirst({ where: eq(orderTaxes.orderId, id) });
}

const firstPayment = async ({ id }: { id: number }) =>
  shop().db.query.payments.findFirst({ where: eq(payments.orderId, id) });

async function mrrOf({ id }: { id: number }): Promise<number[]> {
  const where = eq(mrrEvents.orderId, id);
  const events = await shop().db.query.mrrEvents.findMany({ where, orderBy: mrrEvents.id });
  return events.map(({ monthlyCents }) => monthlyCents);
}

async function atProvider(kind: string, id: string | null) {
  const headers = { authorization: `Bearer ${secretKey}` };
  return (await fetch(`${shop().sandbox.url}/v1/${kind}/${id}`, { headers })).json();
}

describe('a purchase', () => {
  // GOV.UK, 'VAT rates': 20% on top of a price without VAT. $19.00 and $50.00 come to $82.80.
  test('in the United Kingdom costs its tax in addition, as the quote said', async () => {
    const bought = { supportPackage: 'regular', taxCountry: 'GB' };
    expect((await quote(bought)).quote).toMatchObject({
      name: 'VAT',
      percentage: '20',
      inclusive: false,
      reverseCharge: false,
      net: '69.00',
      amount: '13.80',
      total: '82.80',
    });
    const order = await buy(shop(), '', { ...bought, shownTotal: '82.80' });
    expect(order).toMatchObject({ paymentStatus: 'paid', intervalTotal: 6900 });
    expect(await taxOf(order)).toMatchObject({ country: 'GB', percentage: '20', amount: 1380 });
    expect(await firstPayment(order)).toMatchObject({ amount: 8280, tax: 1380 });
    const session = await shop().get(`/api/checkout/sessions/${order.stripeSessionId}`);
    expect(await session.json()).toMatchObject({ totalAmount: '69.00', nextAmount: '82.80' });
    const [mail] = await shop().mailsTo(order.customerEmail);
    expect(mail?.text).toMatch(
      /Before tax: \$69.00\nVAT \(20%\): \$13.80\nPaid: \$82.80.*\nNext charge: .*, including \$13.80 VAT \(20%\)/,
    );
    expect(mail?.text).toContain(
      'Seller: Sitewright, Hafenstraße 1, Germany, Tax number: DE811569869',
    );
    const { cookie: admin } = await shop().signIn({ isAdmin: true });
    const details = await shop().get(`/api/orders/${order.id}`, { cookie: admin });
    expect(await details.json()).toMatchObject({
      intervalTotal: '69.00',
      tax: { name: 'VAT', percentage: '20', amount: '13.80', country: 'GB', region: null },
      payments: [{ amount: '82.80', tax: '13.80', taxRate: '20' }],
    });
    expect(await atProvider('subscriptions', order.stripeSubscriptionId)).toMatchObject({
      default_tax_rates: [{ display_name: 'VAT', percentage: 20, inclusive: false, country: 'GB' }],
    });
    expect(await atProvider('customers', order.stripeCustomerId)).toMatchObject({
      name: 'Ada Lovelace',
      email: order.customerEmail,
      address: { country: 'GB' },
      tax_exempt: 'none',
    });
  });

  // European Commission, 'VAT rules and rates': consumers pay the VAT of their country, here 19% of $19.00.
  test('of a consumer in the EU includes the tax of their country', async () => {
    expect((await quote({ taxCountry: 'de' })).quote).toMatchObject({
      inclusive: true,
      net: '15.97',
      amount: '3.03',
      total: '19.00',
    });
    const order = await buy(shop(), '', { taxCountry: 'de', shownTotal: '19.00' });
    expect(await taxOf(order)).toMatchObject({ inclusive: true, amount: 303 });
    expect(await firstPayment(order)).toMatchObject({ amount: 1900, tax: 303 });
    expect(await mrrOf(order)).toEqual([1597]);
    const endedAt = shop().clock.now();
    await shop().db.update(orders).set({ endedAt }).where(eq(orders.id, order.id));
    expect(await mrrOf(order)).toEqual([1597, -1597]);
  });

  // Directive 2006/112/EC, Article 196.
  test('of a business in another country of the EU has none: it owes the tax itself', async () => {
    const bought = { taxCountry: 'FR', taxNumber: '40 303 265 045' };
    expect((await quote(bought)).quote).toMatchObject({ reverseCharge: true, total: '19.00' });
    const order = await buy(shop(), '', { ...bought, shownTotal: '19.00' });
    expect(await taxOf(order)).toMatchObject({
      taxNumber: 'FR40303265045',
      reverseCharge: true,
      name: null,
      amount: 0,
    });
    expect(await firstPayment(order)).toMatchObject({ amount: 1900, tax: 0 });
    expect(await atProvider('customers', order.stripeCustomerId)).toMatchObject({
      tax_exempt: 'reverse',
      invoice_settings: { footer: 'Sitewright\nHafenstraße 1, Germany\nTax number: DE811569869' },
    });
    expect((await atProvider('customers', `${order.stripeCustomerId}/tax_ids`)).data).toMatchObject(
      [{ type: 'eu_vat', value: 'FR40303265045' }],
    );
  });

  test('shows its tax in the account, and keeps its country at the provider', async () => {
    const { cookie } = await shop().signIn();
    const { stripeCustomerId } = await buy(shop(), cookie, { taxCountry: 'GB' });
    const { country: _, ...rate } = british;
    const tax = { ...rate, reverseCharge: false, amount: '3.80' };
    const own = await shop().get('/api/customer/subscriptions', { cookie });
    expect(await own.json()).toMatchObject([
      { totalAmount: '19.00', nextAmount: '22.80', nextTax: tax },
    ]);
    const invoices = await shop().get('/api/customer/invoices', { cookie });
    expect(await invoices.json()).toMatchObject([{ total: '22.80', tax }]);
    const details = { name: 'Ada Ltd', version: 0 };
    await shop().send('PATCH', '/api/customer/billing-details', details, { cookie });
    await shop().services.sendBillingDetails();
    expect(await atProvider('customers', stripeCustomerId)).toMatchObject({
      name: 'Ada Ltd',
      address: { country: 'GB' },
      invoice_settings: { footer: expect.stringContaining('Sitewright') },
    });
  });

  test('in a country without a rate has none, where the shop sells there', async () => {
    const order = await buy(shop(), '', { taxCountry: 'US', shownTotal: '19.00' });
    expect(await taxOf(order)).toMatchObject({ country: 'US', rateId: null, amount: 0 });
    expect(await firstPayment(order)).toMatchObject({ amount: 1900, tax: 0 });
  });

  // Canada Revenue Agency, 'Charge and collect the tax': HST of 13% in Ontario.
  test('in a country whose regions have rates asks for the region', async () => {
    expect(await quote({ taxCountry: 'CA' })).toEqual({
      regions: ['ON'],
      needsPostalCode: false,
      quote: null,
    });
    const { quote: ontario } = await quote({ taxCountry: 'CA', taxRegion: 'on' });
    expect(ontario).toMatchObject({ name: 'HST', amount: '2.47', total: '21.47' });
    expect((await quote({ taxCountry: 'CA', taxRegion: 'OTHER' })).quote?.total).toBe('19.00');
  });

  test('is taxed after its discount', async () => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const code = 'TAXED-BY-LESS';
    const input = { code, percentOff: 33, duration: 'once' };
    expect((await shop().post('/api/admin/discounts', input, { cookie })).status).toBe(201);
    const bought = { supportPackage: 'regular', taxCountry: 'GB', discountCode: code };
    const quoted = (await quote(bought)).quote;
    expect(quoted).toMatchObject({ net: '46.23', amount: '9.25', total: '55.48' });
    const order = await buy(shop(), '', { ...bought, shownTotal: quoted?.total });
    expect(order).toMatchObject({ paymentStatus: 'paid', discountAmount: 2277 });
    expect(await firstPayment(order)).toMatchObject({ amount: 5548, tax: 925, discount: 2277 });
  });
});

describe('an order', () => {
  test('is not placed while the buyer was shown a total without tax', async () => {
    const { id } = await shop().aProduct();
    const purchase = aPurchase(id, { taxCountry: 'GB' });
    const refused = await shop().post(path, { ...purchase, shownTotal: '19.00' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringContaining('You would now pay $22.80 today.'),
      newPrice: { total: '22.80' },
    });
    expect(await shop().db.$count(orders, eq(orders.customerEmail, purchase.customerEmail))).toBe(
      0,
    );
  });

  test('is resumed as it is, and has a new payment page once its tax changes', async () => {
    const { id } = await shop().aProduct();
    const purchase = aPurchase(id, { taxCountry: 'GB' });
    const send = async (values: object = {}): Promise<Checkout> =>
      (await shop().post(path, { ...purchase, ...values })).json();
    const first = await send();
    expect(first.tax).toEqual({
      name: 'VAT',
      percentage: '20',
      inclusive: false,
      reverseCharge: false,
      amount: '3.80',
      regularTotal: '22.80',
    });
    expect(await send()).toEqual(first);
    const changed = await send({ taxCountry: 'DE' });
    expect(changed).toMatchObject({ orderId: first.orderId, tax: { amount: '3.03' } });
    expect(changed.sessionId).not.toBe(first.sessionId);
    await pay(changed.url);
    await shop().sandbox.webhooks.settled();
    const order = await findOrder(shop(), first.orderId);
    expect(order.paymentStatus).toBe('paid');
    expect(await taxOf(order)).toMatchObject({ country: 'DE', amount: 303 });
  });

  test('without an id is another one for another tax number', async () => {
    const { id } = await shop().aProduct();
    const purchase = { ...aPurchase(id, { taxCountry: 'FR' }), checkoutId: null };
    const send = async (values: object = {}): Promise<Checkout> =>
      (await shop().post(path, { ...purchase, ...values })).json();
    const { orderId } = await send();
    expect(await send()).toMatchObject({ orderId });
    expect((await send({ taxNumber: 'FR40303265045' })).orderId).not.toBe(orderId);
  });

  test.each([
    [{ taxCountry: null }, 'taxCountry', 'Choose your country.'],
    [{ taxCountry: 'XX' }, 'taxCountry', 'Choose a country from the list.'],
    [{ taxCountry: 'CA' }, 'taxRegion', 'Choose your state or region.'],
    [{ taxCountry: 'CA', taxRegion: 'Ontario' }, 'taxRegion', 'Choose ON or OTHER.'],
    [{ taxCountry: 'FR', taxNumber: 'FR1' }, 'taxNumber', /^VAT numbers in France look like/],
    [{ taxCountry: 'FR', taxNumber: 'DE136695976' }, 'taxNumber', /isn’t a VAT number of France/],
    [{ taxCountry: 'FR', taxNumber: 'FR40303265046' }, 'taxNumber', /isn’t a VAT number of France/],
  ])('is refused at the field for %j', async (values, field, message) => {
    const { id: productId } = await shop().aProduct();
    for (const [address, body] of [
      ['/api/checkout/tax', { productId, ...values }],
      [path, aPurchase(productId, values)],
    ] as const) {
      const answer = await shop().post(address, body);
      // The quote says which regions there are.
      if (answer.status === 200) continue;
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toEqual([
        { path: field, message: expect.stringMatching(message) },
      ]);
    }
  });

  test.each([
    [{ taxCountry: 'US' }, 'We don’t sell to United States yet.'],
    [{ taxCountry: 'CA', taxRegion: 'OTHER' }, 'We don’t sell to this part of Canada yet.'],
  ])('is refused for %j, where the shop doesn’t sell', async (place, message) => {
    await setTax({ unlisted: 'no_sale' });
    const { id } = await shop().aProduct();
    const answer = await shop().post(path, aPurchase(id, place));
    expect((await answer.json()).errors).toEqual([{ path: 'taxCountry', message }]);
  });
});

test('once tax is off, new orders have none', async () => {
  await setTax({ mode: 'off' });
  const order = await buy(shop(), '', { taxCountry: 'GB', shownTotal: '19.00' });
  expect(await taxOf(order)).toBeUndefined();
  expect(await shop().db.$count(taxRates)).toBe(4);
});

import { beforeAll, expect, test } from 'bun:test';
import { buy } from '#api/testing/orders';
import { secretKey, testShop } from '#api/testing/shop';
import type { BillingDetails } from '#contract/billing-details';

const shop = testShop();
const path = '/api/customer/billing-details';
const filled = {
  name: 'Harbour Books GmbH',
  line1: 'Hafenstraße 1',
  city: 'Hamburg',
  postalCode: '20457',
  country: 'DE',
  vatNumber: 'de 123 456 789',
};
let admin = '';

beforeAll(async () => {
  admin = (await shop().signIn({ isAdmin: true })).cookie;
});

const save = (cookie: string, details: object) =>
  shop().send('PATCH', path, { version: 0, ...details }, { cookie });

test('are saved, normalized and read again; an older version is refused', async () => {
  const { cookie } = await shop().signIn();
  const first: BillingDetails = await (await shop().get(path, { cookie })).json();
  expect(first).toMatchObject({ version: 0, country: null });
  expect(await (await save(cookie, filled)).json()).toMatchObject({
    vatNumber: 'DE123456789',
    state: null,
    version: 1,
    changedBy: null,
  });
  expect((await save(cookie, filled)).status).toBe(409);
});

test('tell a customer which admin changed them', async () => {
  const { id, cookie } = await shop().signIn();
  const change = { ...filled, version: 0 };
  const byAdmin = await shop().send('PATCH', `/api/admin/customers/${id}/billing-details`, change, {
    cookie: admin,
  });
  expect(byAdmin.status).toBe(200);
  const refused = await save(cookie, { city: 'Berlin' });
  expect([refused.status, (await refused.json()).newer]).toEqual([
    409,
    { by: expect.any(String), at: expect.any(String) },
  ]);
});

test('take the VAT numbers of Northern Ireland for the United Kingdom', async () => {
  const { cookie } = await shop().signIn();
  const response = await save(cookie, { country: 'GB', vatNumber: 'XI 123 456 789' });
  expect(await response.json()).toMatchObject({ country: 'GB', vatNumber: 'XI123456789' });
});

test.each([
  [{ vatNumber: 'DE123456789' }, 'Choose a country for the VAT number'],
  [{ country: 'DE', vatNumber: 'DE12345' }, 'VAT numbers in Germany look like DE123456789'],
  [{ country: 'FR', vatNumber: 'DE123456789' }, 'VAT numbers in France look like FR12345678901'],
  [{ country: 'US', vatNumber: '12_34' }, 'Enter 4 to 20 letters and digits'],
  [{ country: 'IE', vatNumber: 'XI123456789' }, 'VAT numbers in Ireland look like IE1234567X'],
  [{ country: 'Atlantis' }, 'Invalid'],
])('refuse %p', async (details, message) => {
  const { cookie } = await shop().signIn();
  const response = await save(cookie, details);
  const { errors } = await response.json();
  expect([response.status, errors[0].message]).toEqual([400, expect.stringContaining(message)]);
});

/** The provider's customer of an order. */
async function atProvider(customerId: string | null) {
  const { url } = shop().sandbox;
  const headers = { authorization: `Bearer ${secretKey}` };
  return (await fetch(`${url}/v1/customers/${customerId}`, { headers })).json();
}

test('reach every customer at the provider, also of a later purchase, and are cleared there', async () => {
  const { cookie } = await shop().signIn();
  const earlier = await buy(shop(), cookie);
  await save(cookie, filled);
  await shop().services.sendBillingDetails();
  const later = await buy(shop(), cookie);
  await shop().services.sendBillingDetails();
  for (const { stripeCustomerId } of [earlier, later]) {
    expect(await atProvider(stripeCustomerId)).toMatchObject({
      name: filled.name,
      address: { line1: filled.line1, country: 'DE', line2: null },
      invoice_settings: { custom_fields: [{ name: 'VAT number', value: 'DE123456789' }] },
    });
  }
  await save(cookie, { name: null, version: 1 });
  await shop().services.sendBillingDetails();
  expect(await atProvider(later.stripeCustomerId)).toMatchObject({
    address: null,
    name: filled.name,
    invoice_settings: { custom_fields: null },
  });
});

test('are sent again after the provider failed, and never written to the log', async () => {
  const { cookie } = await shop().signIn();
  const order = await buy(shop(), cookie);
  await save(cookie, { ...filled, name: 'Unloggable' });
  shop().sandbox.faults.always('POST /v1/customers/{id}', { status: 500 });
  await shop().services.sendBillingDetails();
  expect(shop().log.join()).toContain('billing details weren’t sent');
  shop().sandbox.faults.clear();
  await shop().services.sendBillingDetails();
  expect(await atProvider(order.stripeCustomerId)).toMatchObject({ name: 'Unloggable' });
  expect(shop().log.join()).not.toContain('Unloggable');
});

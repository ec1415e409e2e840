import { expect, test } from 'bun:test';
import { exchangeViolation } from '../testing/conformance.ts';
import { start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';

test.each([
  ['eu_vat', 'DE000000000', 'pending', 'verified'],
  ['eu_vat', 'DE111111111', 'pending', 'unverified'],
  ['eu_vat', 'DE222222222', 'pending', 'pending'],
  ['gb_vat', 'GB123456789', 'pending', 'verified'],
  ['us_ein', '12-3456789', 'unavailable', 'unavailable'],
] as const)('%s %s is %s, then %s', async (type, value, first, later) => {
  await using shop = await start();
  const { id } = await shop.stripe.customers.create({ email: 'ada@example.com' });
  const created = await shop.stripe.customers.createTaxId(id, { type, value });
  const checked = await shop.stripe.taxIds.retrieve(created.id);

  expect(created.verification?.status).toBe(first);
  expect(checked.verification?.status).toBe(later);
  const { data } = await shop.stripe.events.list({ types: ['customer.tax_id.updated'] });
  expect(data).toHaveLength(first === later ? 0 : 1);
});

test.each([
  ['eu_vat', 'DE12345678'],
  ['eu_vat', 'XX123456789'],
  ['gb_vat', '123456789'],
] as const)('refuses %s %s, which has another format', async (type, value) => {
  await using shop = await start();
  const tax_id_data = [{ type, value }];
  const refused = await shop.stripe.customers.create({ tax_id_data }).catch((error) => error);

  expect(refused).toMatchObject({ code: 'tax_id_invalid', param: 'tax_id_data[0][value]' });
  expect((await shop.stripe.customers.list()).data).toEqual([]);
});

test('invoices keep the tax IDs that the customer had', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const { id } = await stripe.customers.create({
    email: 'ada@example.com',
    tax_id_data: [{ type: 'eu_vat', value: 'EL123456789' }],
  });
  const { latest_invoice } = await aSubscription(stripe, { customer: id });
  const [taxId] = (await stripe.customers.listTaxIds(id)).data;
  await stripe.taxIds.del(taxId?.id ?? '');

  expect(taxId?.country).toBe('GR');
  expect((await stripe.customers.listTaxIds(id)).data).toEqual([]);
  expect(await stripe.invoices.retrieve(String(latest_invoice))).toMatchObject({
    customer_tax_ids: [{ type: 'eu_vat', value: 'EL123456789' }],
  });
  expect(shop.sandbox.requests().map(exchangeViolation).filter(Boolean)).toEqual([]);
});

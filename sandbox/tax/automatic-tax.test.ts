import { expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { exchangeViolation } from '../testing/conformance.ts';
import { aSession, pay } from '../testing/purchase.ts';
import { type StartedSandbox, start } from '../testing/start.ts';
import { aRegistration, startTax } from '../testing/taxes.ts';

const FRANCE = { line1: '1 Rue de la Paix', city: 'Paris', postal_code: '75002', country: 'FR' };

test('a consumer pays the rate of their country, at checkout and at renewals', async () => {
  await using shop = await start();
  await startTax(shop.stripe);
  await aRegistration(shop.stripe);
  const { session, subscription } = await bought(shop, { address: FRANCE });
  shop.sandbox.time.advanceToNextRenewal();

  expect(session).toMatchObject({
    amount_subtotal: 2900,
    amount_total: 3480,
    automatic_tax: { enabled: true, status: 'complete' },
    total_details: { amount_tax: 580 },
  });
  for (const invoice of (await shop.stripe.invoices.list({ subscription: subscription.id })).data) {
    expect(invoice).toMatchObject({ total: 3480, automatic_tax: { status: 'complete' } });
    const [tax] = invoice.total_taxes ?? [];
    expect(tax?.taxability_reason).toBe('standard_rated');
    const rate = await shop.stripe.taxRates.retrieve(tax?.tax_rate_details?.tax_rate ?? '');
    expect(rate).toMatchObject({ active: false, country: 'FR', percentage: 20, tax_type: 'vat' });
  }
  expect((await shop.stripe.taxRates.list()).data).toEqual([]);
  expect(shop.sandbox.requests().map(exchangeViolation).filter(Boolean)).toEqual([]);
});

test.each([
  ['a company with a tax ID of another member state', FRANCE, 'reverse_charge'],
  ['a buyer where the shop is not registered', { country: 'GB' }, 'not_collecting'],
])('%s pays no tax', async (_buyer, address, reason) => {
  await using shop = await start();
  await startTax(shop.stripe);
  await aRegistration(shop.stripe);
  const { subscription } = await bought(shop, {
    address,
    tax_id_data: [{ type: 'eu_vat', value: 'FR12345678901' }],
  });
  const [invoice] = (await shop.stripe.invoices.list({ subscription: subscription.id })).data;

  expect(invoice?.total).toBe(2900);
  expect(invoice?.total_taxes).toMatchObject([{ amount: 0, taxability_reason: reason }]);
});

test('a state is taxed once the shop is registered there', async () => {
  await using shop = await start();
  await startTax(shop.stripe);
  await shop.stripe.tax.registrations.create({
    active_from: 'now',
    country: 'US',
    country_options: { us: { state: 'NY', type: 'state_sales_tax' } },
  });
  const { session } = await bought(shop, { address: { country: 'US', postal_code: '10001' } });

  expect(session.total_details?.amount_tax).toBe(257);
});

test('is refused until the settings say where the shop is', async () => {
  await using shop = await start();
  const refused = await aSession(shop.stripe, { automatic_tax: { enabled: true } }).catch(
    (error) => error,
  );

  expect(refused).toMatchObject({ code: 'stripe_tax_inactive' });
  expect(await shop.stripe.tax.settings.retrieve()).toMatchObject({
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  });
});

test.each([[{}], [{ country: 'US', postal_code: 'unknown' }]])(
  'is refused for a customer at %j',
  async (address) => {
    await using shop = await start();
    await startTax(shop.stripe);
    const refused = await bought(shop, { address }).catch((error) => error);

    expect(refused).toMatchObject({ code: 'customer_tax_location_invalid' });
  },
);

async function bought({ stripe }: StartedSandbox, params: Stripe.CustomerCreateParams) {
  const customer = await stripe.customers.create({ email: 'ada@example.com', ...params });
  const opened = await aSession(stripe, {
    automatic_tax: { enabled: true },
    customer: customer.id,
  });
  expect((await pay(opened)).status).toBe(303);
  const session = await stripe.checkout.sessions.retrieve(opened.id);
  const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  return { session, subscription };
}

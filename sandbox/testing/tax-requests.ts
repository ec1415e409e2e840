import type Stripe from 'stripe';
import type { ExampleRequests } from './example-request.ts';
import { aRegistration, aTaxRate, startTax } from './taxes.ts';

/** Requests about taxes. */
export const taxRequests: ExampleRequests = {
  'POST /v1/tax_rates': ({ stripe }) =>
    aTaxRate(stripe, { jurisdiction: 'DE', tax_type: 'vat', metadata: { a: '1' } }),
  'POST /v1/tax_rates/{id}': async ({ stripe }) =>
    stripe.taxRates.update((await aTaxRate(stripe)).id, { active: false, display_name: 'MwSt.' }),
  'GET /v1/tax_rates': async ({ stripe }) => {
    await aTaxRate(stripe);
    return stripe.taxRates.list({ active: true, inclusive: false });
  },
  'GET /v1/tax_rates/{id}': async ({ stripe }) =>
    stripe.taxRates.retrieve((await aTaxRate(stripe)).id),
  'POST /v1/customers/{id}/tax_ids': async ({ stripe }) =>
    stripe.customers.createTaxId((await aCustomer(stripe)).id, {
      type: 'eu_vat',
      value: 'DE123456789',
      expand: ['customer'],
    }),
  'GET /v1/customers/{id}/tax_ids': async ({ stripe }) => {
    const { id } = await aCustomer(stripe);
    await stripe.customers.retrieve(id, { expand: ['tax_ids'] });
    return stripe.customers.listTaxIds(id, { limit: 1 });
  },
  'POST /v1/tax_ids': ({ stripe }) =>
    stripe.taxIds.create({ type: 'gb_vat', value: 'GB123456789' }),
  'GET /v1/tax_ids': async ({ stripe }) => {
    const { id: customer } = await aCustomer(stripe);
    return stripe.taxIds.list({ owner: { type: 'customer', customer } });
  },
  'GET /v1/tax_ids/{id}': async ({ stripe }) => {
    const { id } = await stripe.taxIds.create({ type: 'us_ein', value: '12-3456789' });
    return stripe.taxIds.retrieve(id);
  },
  'DELETE /v1/tax_ids/{id}': async ({ stripe }) => {
    const { data } = await stripe.customers.listTaxIds((await aCustomer(stripe)).id);
    return stripe.taxIds.del(data[0]?.id ?? '');
  },
  'GET /v1/tax/settings': ({ stripe }) => stripe.tax.settings.retrieve(),
  'POST /v1/tax/settings': ({ stripe }) => startTax(stripe),
  'POST /v1/tax/registrations': ({ stripe }) => aRegistration(stripe),
  'POST /v1/tax/registrations/{id}': async ({ stripe }) =>
    stripe.tax.registrations.update((await aRegistration(stripe)).id, { expires_at: 'now' }),
  'GET /v1/tax/registrations': async ({ stripe }) => {
    await aRegistration(stripe);
    return stripe.tax.registrations.list({ status: 'active' });
  },
  'GET /v1/tax/registrations/{id}': async ({ stripe }) =>
    stripe.tax.registrations.retrieve((await aRegistration(stripe)).id),
  'POST /v1/tax/calculations': ({ stripe }) => aCalculation(stripe),
  'GET /v1/tax/calculations/{id}': async ({ stripe }) =>
    stripe.tax.calculations.retrieve(await idOf(aCalculation(stripe)), { expand: ['line_items'] }),
  'GET /v1/tax/calculations/{id}/line_items': async ({ stripe }) =>
    stripe.tax.calculations.listLineItems(await idOf(aCalculation(stripe))),
};

async function aCalculation(stripe: Stripe): Promise<Stripe.Tax.Calculation> {
  await startTax(stripe);
  return stripe.tax.calculations.create({
    currency: 'eur',
    customer_details: { address: { country: 'FR' }, address_source: 'billing' },
    line_items: [{ amount: 1000, reference: 'L1', tax_behavior: 'inclusive' }],
  });
}

async function idOf(made: Promise<{ id: string | null }>): Promise<string> {
  return (await made).id ?? '';
}

/** A company in France. */
function aCustomer(stripe: Stripe): Promise<Stripe.Customer> {
  return stripe.customers.create({
    email: 'ada@example.com',
    address: { line1: '1 Rue de la Paix', city: 'Paris', postal_code: '75002', country: 'FR' },
    tax_id_data: [{ type: 'eu_vat', value: 'FR12345678901' }],
  });
}

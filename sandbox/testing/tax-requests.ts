import type { ExampleRequests } from './example-request.ts';
import { aTaxRate } from './taxes.ts';

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
};

import { feature, type Given } from '#api/http/feature';
import { createAutomaticTax } from './automatic-tax.ts';
import { createVatNumberCheck } from './check-vat-number.ts';
import { createNumberChecks } from './number-checks.ts';
import { createProviderTaxRates } from './provider-rates.ts';
import { createTaxRates } from './rates.ts';
import { createRenewalRates } from './renewal-rates.ts';
import { taxRateRoutes } from './routes.ts';

export const tax = feature({
  services: (
    given: Given<typeof createTaxRates> &
      Given<typeof createProviderTaxRates> &
      Given<typeof createAutomaticTax>,
  ) => ({
    automaticTax: createAutomaticTax(given),
    taxRates: createTaxRates(given),
    providerTaxRates: createProviderTaxRates(given),
  }),
  routes: (given: Given<typeof taxRateRoutes>) => [taxRateRoutes(given)],
  jobs: (given: Given<typeof createRenewalRates>) => [
    { name: 'renewal-tax-rates', cron: '47 * * * *', run: createRenewalRates(given) },
    {
      name: 'tax-number-checks',
      cron: '27 * * * *',
      run: createNumberChecks({ ...given, checkVatNumber: createVatNumberCheck() }),
    },
  ],
});

import { feature, type Given } from '#api/http/feature';
import { createTaxRates } from './rates.ts';
import { taxRateRoutes } from './routes.ts';

export const tax = feature({
  services: (given: Given<typeof createTaxRates>) => ({ taxRates: createTaxRates(given) }),
  routes: (given: Given<typeof taxRateRoutes>) => [taxRateRoutes(given)],
});

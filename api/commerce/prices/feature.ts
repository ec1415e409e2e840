import { feature, type Given } from '#api/http/feature';
import { createProviderDiscounts } from './discounts.ts';
import { createProviderPrices } from './service.ts';

export const prices = feature({
  services: (
    given: Given<typeof createProviderPrices> & Given<typeof createProviderDiscounts>,
  ) => ({
    prices: createProviderPrices(given),
    providerDiscounts: createProviderDiscounts(given),
  }),
});

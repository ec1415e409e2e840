import { feature, type Given } from '#api/http/feature';
import { discountRoutes } from './routes.ts';
import { createDiscounts } from './service.ts';

/** Ends what the payment provider keeps of a discount. */
type ProviderDiscounts = { end: Given<typeof createDiscounts>['onEnd'] };

export const discounts = feature({
  services: (
    given: Omit<Given<typeof createDiscounts>, 'onEnd'> & { providerDiscounts: ProviderDiscounts },
  ) => ({ discounts: createDiscounts({ ...given, onEnd: given.providerDiscounts.end }) }),
  routes: (given: Given<typeof discountRoutes>) => [discountRoutes(given)],
});

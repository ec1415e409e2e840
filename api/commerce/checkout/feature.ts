import { createConcurrencyLimit } from '#api/http/concurrency-limit';
import { feature, type Given } from '#api/http/feature';
import { createBrowserSecret } from './browser-secret.ts';
import { createCheckoutSessions, maxOpenWaits } from './checkout-status.ts';
import { createCheckoutDiscounts } from './discounts.ts';
import { checkoutRoutes } from './routes.ts';
import { createCheckouts } from './service.ts';

export const checkout = feature({
  services(
    given: Omit<Given<typeof createCheckouts>, 'discounts'> &
      Omit<Given<typeof createCheckoutSessions>, 'openWaits'>,
  ) {
    const checkoutDiscounts = createCheckoutDiscounts(given);
    return {
      checkoutDiscounts,
      browserSecret: createBrowserSecret(given.baseUrl),
      checkouts: createCheckouts({ ...given, discounts: checkoutDiscounts }),
      checkoutSessions: createCheckoutSessions({
        ...given,
        openWaits: createConcurrencyLimit(maxOpenWaits),
      }),
    };
  },
  routes: (given: Given<typeof checkoutRoutes>) => [checkoutRoutes(given)],
  jobs: ({ closeCheckouts }: { closeCheckouts: () => Promise<void> }) => [
    { name: 'unsold-checkouts', cron: '* * * * *', run: () => closeCheckouts() },
  ],
});

import { feature, type Given } from '#api/http/feature';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import { createCredentialReveals } from './reveals.ts';
import { subscriptionRoutes } from './routes.ts';
import { createSubscriptions } from './service.ts';
import { subscriptionDetailsToWire } from './to-wire.ts';

export const subscriptions = feature({
  services(
    given: Given<typeof createSubscriptions> &
      Given<typeof createCredentialReveals> & { settings: ShopSettingsReader },
  ) {
    const subscriptions = createSubscriptions(given);
    return {
      subscriptions,
      reveals: createCredentialReveals(given),
      readSubscription: async (customerId: string, id: string) =>
        subscriptionDetailsToWire(
          await subscriptions.find(customerId, id),
          given.settings.current(),
        ),
    };
  },
  routes: (given: Given<typeof subscriptionRoutes>) => [subscriptionRoutes(given)],
});

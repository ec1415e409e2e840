import { feature, type Given } from '#api/http/feature';
import { webhookRoutes } from './routes.ts';
import { createProviderEvents } from './service.ts';
import { createWebhookFailures, type WebhookFailures } from './webhook-failures.ts';
import { webhookVersionRoutes } from './webhook-version-routes.ts';

export const paymentEvents = feature({
  services(given: Given<typeof createProviderEvents>) {
    const events = createProviderEvents(given);
    return { events, webhookFailures: createWebhookFailures({ ...given, events }) };
  },
  routes: (
    given: Omit<Given<typeof webhookRoutes>, 'failures'> &
      Given<typeof webhookVersionRoutes> & { webhookFailures: WebhookFailures },
  ) => [webhookRoutes({ ...given, failures: given.webhookFailures }), webhookVersionRoutes(given)],
});

import { feature, type Given } from '#api/http/feature';
import type { Support } from '#api/support/tickets/support';
import { createWebhookDelivery, type WebhookDelivery } from './delivery.ts';
import { writePayload } from './payload.ts';
import { webhookEndpointRoutes } from './routes.ts';
import { createWebhooks, type Webhooks } from './service.ts';

type Records = Omit<Parameters<typeof writePayload>[0], 'desk'> & { support: Support };

export const webhooks = feature({
  services(
    given: Omit<Given<typeof createWebhooks>, 'webhookDelivery' | 'webhookSender'> &
      Omit<Given<typeof createWebhookDelivery>, 'writePayload' | 'webhookSender'> &
      Records & {
        webhookSender: Given<typeof createWebhooks>['webhookSender'] &
          Given<typeof createWebhookDelivery>['webhookSender'];
      },
  ) {
    const records = { orders: given.orders, desk: given.support.desk };
    const webhookDelivery = createWebhookDelivery({
      ...given,
      writePayload: (event) => writePayload(records, event),
    });
    return { webhookDelivery, webhooks: createWebhooks({ ...given, webhookDelivery }) };
  },
  routes: (given: Given<typeof webhookEndpointRoutes>) => [webhookEndpointRoutes(given)],
  jobs: (given: { webhookDelivery: WebhookDelivery; webhooks: Webhooks }) => [
    { name: 'webhooks', cron: '* * * * *', run: () => given.webhookDelivery.pass() },
    { name: 'old-webhook-events', cron: '41 3 * * *', run: () => given.webhooks.deleteOld() },
  ],
});

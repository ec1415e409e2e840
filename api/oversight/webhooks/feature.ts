import { feature, type Given } from '#api/http/feature';
import type { Support } from '#api/support/tickets/support';
import { createWebhookDeliveries, type WebhookDeliveries } from './deliveries.ts';
import { writePayload } from './payload.ts';
import { createWebhookQueue, type WebhookQueue } from './queue.ts';
import { webhookEndpointRoutes } from './routes.ts';
import { createWebhooks } from './service.ts';

type Records = Omit<Parameters<typeof writePayload>[0], 'desk'> & { support: Support };

export const webhooks = feature({
  services(
    given: Omit<Given<typeof createWebhooks>, 'webhookSender'> &
      Omit<Given<typeof createWebhookQueue>, 'writePayload' | 'webhookSender'> &
      Records & {
        webhookSender: Given<typeof createWebhooks>['webhookSender'] &
          Given<typeof createWebhookQueue>['webhookSender'];
      },
  ) {
    const records = { orders: given.orders, desk: given.support.desk };
    const webhookQueue = createWebhookQueue({
      ...given,
      writePayload: (event) => writePayload(records, event),
    });
    return {
      webhookQueue,
      webhooks: createWebhooks(given),
      webhookDeliveries: createWebhookDeliveries({ ...given, webhookQueue }),
    };
  },
  routes: (given: Given<typeof webhookEndpointRoutes>) => [webhookEndpointRoutes(given)],
  jobs: (given: { webhookQueue: WebhookQueue; webhookDeliveries: WebhookDeliveries }) => [
    { name: 'webhooks', cron: '* * * * *', run: () => given.webhookQueue.startDue() },
    {
      name: 'old-webhook-events',
      cron: '41 3 * * *',
      run: () => given.webhookDeliveries.deleteOld(),
    },
  ],
});

import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock, ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/webhooks';
import type { WebhookEventType } from '#contract/events';
import type { WebhookDelivery, WebhookEndpoint } from '#contract/webhooks';
import type { DeliveryWithEvent, WebhookDeliveries } from './deliveries.ts';
import { previousSecretUntil } from './secrets.ts';
import type { EndpointWithCounts, Webhooks } from './service.ts';

type Dependencies = {
  access: SessionAccess;
  webhooks: Webhooks;
  webhookDeliveries: WebhookDeliveries;
  shopDay: ShopDay;
  now: Clock;
};

export function webhookEndpointRoutes(deps: Dependencies) {
  const { access, webhooks, webhookDeliveries, shopDay, now } = deps;
  const toWire = (found: EndpointWithCounts) => endpointToWire(found, now());
  const withSecret = ({ secret, ...found }: EndpointWithCounts & { secret: string }) => ({
    endpoint: toWire(found),
    secret,
  });
  return new Elysia({ name: 'webhook-endpoints' })
    .use(adminGuard(access))
    .get(
      endpoint.listWebhookEndpoints.path,
      async () => (await webhooks.list()).map(toWire),
      schemaOf(endpoint.listWebhookEndpoints),
    )
    .post(
      endpoint.createWebhookEndpoint.path,
      async ({ viewer, body, status }) =>
        status(201, withSecret(await webhooks.create(viewer, body))),
      schemaOf(endpoint.createWebhookEndpoint),
    )
    .get(
      endpoint.getWebhookEndpoint.path,
      async ({ params }) => toWire(await webhooks.find(params.id)),
      schemaOf(endpoint.getWebhookEndpoint),
    )
    .patch(
      endpoint.updateWebhookEndpoint.path,
      async ({ viewer, params, body }) => toWire(await webhooks.change(viewer, params.id, body)),
      schemaOf(endpoint.updateWebhookEndpoint),
    )
    .delete(
      endpoint.deleteWebhookEndpoint.path,
      async ({ viewer, params }) => {
        await webhooks.remove(viewer, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.deleteWebhookEndpoint),
    )
    .post(
      endpoint.rotateWebhookSecret.path,
      async ({ viewer, params }) => withSecret(await webhooks.rotateSecret(viewer, params.id)),
      schemaOf(endpoint.rotateWebhookSecret),
    )
    .post(
      endpoint.disableWebhookEndpoint.path,
      async ({ viewer, params }) => toWire(await webhooks.disable(viewer, params.id)),
      schemaOf(endpoint.disableWebhookEndpoint),
    )
    .post(
      endpoint.enableWebhookEndpoint.path,
      async ({ viewer, params }) => toWire(await webhooks.enable(viewer, params.id)),
      schemaOf(endpoint.enableWebhookEndpoint),
    )
    .post(
      endpoint.testWebhookEndpoint.path,
      async ({ viewer, params }) => deliveryToWire(await webhookDeliveries.test(viewer, params.id)),
      schemaOf(endpoint.testWebhookEndpoint),
    )
    .get(
      endpoint.listWebhookDeliveries.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listWebhookDeliveries,
          shopDay,
          read: (query) => webhookDeliveries.list(context.params.id, query),
          toWire: deliveryToWire,
        }),
      listSchemaOf(endpoint.listWebhookDeliveries, shopDay),
    )
    .post(
      endpoint.resendWebhookDelivery.path,
      async ({ viewer, params }) =>
        deliveryToWire(await webhookDeliveries.resend(viewer, params.id, params.deliveryId)),
      schemaOf(endpoint.resendWebhookDelivery),
    );
}

function endpointToWire({ endpoint, counts }: EndpointWithCounts, now: Date): WebhookEndpoint {
  const { id, url, description, events, failingSince, disabledAt, createdAt, updatedAt } = endpoint;
  return {
    id,
    url,
    description,
    events: events as WebhookEventType[],
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    previousSecretUntil: previousSecretUntil(endpoint, now),
    counts,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function deliveryToWire({ delivery, event }: DeliveryWithEvent): WebhookDelivery {
  const { id, status, attemptCount, attempts, dueAt, createdAt } = delivery;
  return {
    id,
    eventId: event.id,
    type: event.type,
    record: event.recordName,
    sequence: event.sequence,
    status,
    attemptCount,
    attempts,
    nextAttemptAt: status === 'pending' ? dueAt.toISOString() : null,
    payload: event.payload,
    createdAt: createdAt.toISOString(),
  };
}

import type { NewWebhookEndpoint } from '#contract/webhooks';
import type { WebhookDeliveryStatus } from '#db/values/enumerations';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

const all = addressOf('GET /api/admin/webhooks');

export function isWebhookPath(path: string): boolean {
  return path === all || path.startsWith(`${all}/`);
}

/** All webhooks, the oldest first; undefined while they load. */
export function useWebhooks() {
  const { data: webhooks, ...state } = useResource(all);
  return { webhooks, ...state };
}

export function useWebhook(id: string) {
  const { data: webhook, ...state } = useResource(
    addressOf('GET /api/admin/webhooks/:id', { params: { id } }),
  );
  return { webhook, ...state };
}

/** The latest events of a webhook, the newest first. */
export function useWebhookDeliveries(id: number, status: WebhookDeliveryStatus | undefined) {
  const { data: deliveries, ...state } = useResource(
    addressOf('GET /api/admin/webhooks/:id/deliveries', {
      params: { id },
      query: { limit: '100', ...(status && { status }) },
    }),
  );
  return { deliveries, ...state };
}

/** Refused or not, what is shown is fetched again. */
export function useWebhookMutations() {
  const refresh = useRefresh();
  const refreshed = () => refresh(isWebhookPath);
  return {
    create: (body: NewWebhookEndpoint) =>
      callApi('POST /api/admin/webhooks', { body }).finally(refreshed),
    change: (id: number, body: NewWebhookEndpoint & { readAt: string }) =>
      callApi('PATCH /api/admin/webhooks/:id', { params: { id }, body }).finally(refreshed),
    /** The page that shows it is left first. */
    remove: (id: number) => callApi('DELETE /api/admin/webhooks/:id', { params: { id } }),
    rotate: (id: number) =>
      callApi('POST /api/admin/webhooks/:id/rotate-secret', { params: { id } }).finally(refreshed),
    enable: (id: number) =>
      callApi('POST /api/admin/webhooks/:id/enable', { params: { id } }).finally(refreshed),
    test: (id: number) =>
      callApi('POST /api/admin/webhooks/:id/test', { params: { id } }).finally(refreshed),
    resend: (id: number, deliveryId: number) =>
      callApi('POST /api/admin/webhooks/:id/deliveries/:deliveryId/resend', {
        params: { id, deliveryId },
      }).finally(refreshed),
  };
}

import type { NewWebhookEndpoint, WebhookEndpoint } from '#contract/webhooks';
import type { WebhookDeliveryStatus } from '#db/values/enumerations';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useMay } from './permissions.ts';
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

/** Those that accept no events, for admins who manage webhooks. */
export function useFailingWebhooks(): readonly WebhookEndpoint[] {
  const may = useMay();
  const { data = [] } = useResource(may('webhooks.manage') ? all : null);
  return data.filter(({ failingSince }) => failingSince !== null);
}

export function useWebhook(id: string) {
  const { data: webhook, ...state } = useResource(
    addressOf('GET /api/admin/webhooks/:id', { params: { id } }),
  );
  return { webhook, ...state };
}

/** The newest version, past the cache. */
export function readWebhook(id: number): Promise<WebhookEndpoint> {
  return read(addressOf('GET /api/admin/webhooks/:id', { params: { id } }));
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
    disable: (id: number) =>
      callApi('POST /api/admin/webhooks/:id/disable', { params: { id } }).finally(refreshed),
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

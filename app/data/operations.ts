import type { OperationsParts } from '#contract/operation-problems';
import type { AlertsState } from '#contract/operations';
import type { WebhookVersion } from '#contract/webhook-version';
import { type Address, addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useRefresh } from './refresh.ts';
import { type Resource, useResource } from './resource.ts';

const partAddresses = {
  processes: addressOf('GET /api/admin/operations/processes'),
  jobs: addressOf('GET /api/admin/operations/jobs'),
  mails: addressOf('GET /api/admin/operations/mails'),
  provider: addressOf('GET /api/admin/operations/provider'),
  webhooks: addressOf('GET /api/admin/operations/webhooks'),
  storage: addressOf('GET /api/admin/operations/storage'),
  runs: addressOf('GET /api/admin/operations/runs'),
  certificate: addressOf('GET /api/admin/operations/certificate'),
  alerts: addressOf('GET /api/admin/operations/alerts'),
} as const;

/** By name, what is known of each part. */
export type OperationsResources = {
  [Part in keyof OperationsParts]-?: Resource<NonNullable<OperationsParts[Part]>>;
} & { alerts: Resource<AlertsState> };

const operationsAddresses: readonly Address[] = [
  ...Object.values(partAddresses),
  addressOf('GET /api/admin/reconciliation'),
  addressOf('GET /api/admin/webhooks'),
];

export function isOperationsPath(path: string): boolean {
  return operationsAddresses.some((address) => address === path);
}

/** What runs behind the shop. Each part is loaded on its own, so that one that fails hides no other. */
export function useOperations(): OperationsResources {
  return {
    processes: useResource(partAddresses.processes),
    jobs: useResource(partAddresses.jobs),
    mails: useResource(partAddresses.mails),
    provider: useResource(partAddresses.provider),
    webhooks: useResource(partAddresses.webhooks),
    storage: useResource(partAddresses.storage),
    runs: useResource(partAddresses.runs),
    certificate: useResource(partAddresses.certificate),
    alerts: useResource(partAddresses.alerts),
  };
}

/** Repeats what has failed. Refused or not, every part is fetched again. */
export function useOperationsActions() {
  const refresh = useRefresh();
  const refreshed = () => refresh(isOperationsPath);
  return {
    refresh: refreshed,
    retryJob: (id: string) =>
      callApi('POST /api/admin/operations/jobs/:id/retry', { params: { id } }).finally(refreshed),
    discardJob: (id: string) =>
      callApi('POST /api/admin/operations/jobs/:id/discard', { params: { id } }).finally(refreshed),
    retryMail: (id: number) =>
      callApi('POST /api/admin/mails/:id/retry', { params: { id } }).finally(refreshed),
    replayEvent: (id: string) =>
      callApi('POST /api/admin/operations/webhooks/:id/replay', { params: { id } }).finally(
        refreshed,
      ),
  };
}

/** An email with its recipient, which lists mask. */
export function readUnsentMail(id: number) {
  return read(addressOf('GET /api/admin/operations/mails/:id', { params: { id } }));
}

/** Undefined while it is not known. */
export function useWebhookVersion(): WebhookVersion | undefined {
  return useResource(addressOf('GET /api/admin/webhook-version')).data;
}

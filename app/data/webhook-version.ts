import type { WebhookVersion } from '#contract/webhook-version';
import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** Undefined while it is not known. */
export function useWebhookVersion(): WebhookVersion | undefined {
  return useResource(addressOf('GET /api/admin/webhook-version')).data;
}

import { apiPaths } from '#contract/paths';
import type { WebhookVersion } from '#contract/webhook-version';
import { useResource } from './resource.ts';

/** Undefined while it is not known. */
export function useWebhookVersion(): WebhookVersion | undefined {
  return useResource<WebhookVersion>(apiPaths.webhookVersion).data;
}

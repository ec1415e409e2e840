import useSWR from 'swr';
import { apiPaths } from '#contract/paths';
import type { WebhookVersion } from '#contract/webhook-version';
import { read } from './client.ts';

/** Undefined while it is not known. */
export function useWebhookVersion(): WebhookVersion | undefined {
  return useSWR<WebhookVersion, Error>(apiPaths.webhookVersion, read).data;
}

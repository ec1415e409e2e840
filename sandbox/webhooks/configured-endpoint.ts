import {
  type EndpointInternals,
  newEndpoint,
  type WebhookEndpoint,
} from '../resources/webhook-endpoints.ts';
import type { Objects } from '../store/objects.ts';

export interface ConfiguredWebhook {
  url: string;
  secret: string;
  enabledEvents?: string[];
}

/**
 * Creates the endpoint from the options, or updates the one with that URL or from an earlier start,
 * so that pending events go to the shop's current URL.
 */
export function configureEndpoint(
  objects: Objects,
  { url, secret, enabledEvents = ['*'] }: ConfiguredWebhook,
  now: number,
): WebhookEndpoint {
  const all = objects.page('webhook_endpoint', { limit: 100 })?.data ?? [];
  const known =
    all.find((endpoint) => endpoint.url === url) ??
    all.find(({ id }) => objects.internals<EndpointInternals>(id)?.fromOptions);
  const internals: EndpointInternals = { secret, fromOptions: true };
  const terms = { url, enabled_events: enabledEvents };
  if (known === undefined) {
    return objects.insert('webhook_endpoint', newEndpoint(terms, now), internals);
  }
  objects.setInternals(known.id, internals);
  return objects.replace('webhook_endpoint', { ...known, ...terms, status: 'enabled' });
}

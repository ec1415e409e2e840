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
 * Makes the endpoint of the options, or brings up to date the one with that URL, else the one that
 * an earlier start made: what waits for it then goes to where the shop is now.
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
  const secrets: EndpointInternals = { secret, fromOptions: true };
  const terms = { url, enabled_events: enabledEvents };
  if (known === undefined) {
    return objects.insert('webhook_endpoint', newEndpoint(terms, now), secrets);
  }
  objects.setInternals(known.id, secrets);
  return objects.replace('webhook_endpoint', { ...known, ...terms, status: 'enabled' });
}

import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { apiVersion } from '../protocol/contract.ts';
import { invalid, notSupported } from '../protocol/errors.ts';
import { listOperation } from '../protocol/listing.ts';
import { operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { mergeMetadata } from './metadata.ts';
import { requireObject, retrieveOperation } from './retrieve.ts';

export type WebhookEndpoint = Kinds['webhook_endpoint'];
type CreateParams = Wire<Stripe.WebhookEndpointCreateParams>;

/** Never returned after creation. */
export interface EndpointInternals {
  secret: string;
  /** Whether the endpoint comes from the sandbox's options. */
  fromOptions?: boolean;
}

const create = operation<CreateParams>(
  'POST /v1/webhook_endpoints',
  ['api_version', 'description', 'enabled_events', 'metadata', 'url'],
  ({ objects, now, params }) => {
    if ((params.api_version ?? apiVersion) !== apiVersion) {
      throw notSupported(`events in API versions other than ${apiVersion}`, 'api_version');
    }
    checkUrl(params.url);
    const secret = newId('whsec');
    const endpoint = newEndpoint(params, now);
    return { ...objects.insert('webhook_endpoint', endpoint, { secret }), secret };
  },
);

const update = operation<Wire<Stripe.WebhookEndpointUpdateParams>>(
  'POST /v1/webhook_endpoints/{id}',
  ['description', 'disabled', 'enabled_events', 'metadata', 'url'],
  (call) => {
    const before = requireObject(call, 'webhook_endpoint', call.id);
    const { description, disabled, enabled_events, metadata, url } = call.params;
    if (url !== undefined) checkUrl(url);
    return call.objects.replace('webhook_endpoint', {
      ...before,
      description: description === undefined ? before.description : description || null,
      enabled_events: enabled_events ?? before.enabled_events,
      metadata: mergeMetadata(before.metadata, metadata),
      status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
      url: url ?? before.url,
    });
  },
);

const remove = operation('DELETE /v1/webhook_endpoints/{id}', [], (call) => {
  const { id, object } = requireObject(call, 'webhook_endpoint', call.id);
  call.objects.remove(id);
  return { id, object, deleted: true };
});

export const webhookEndpoints = [
  create,
  update,
  remove,
  listOperation('GET /v1/webhook_endpoints', 'webhook_endpoint', {}),
  retrieveOperation('GET /v1/webhook_endpoints/{id}', 'webhook_endpoint'),
];

export function newEndpoint(
  params: Pick<CreateParams, 'description' | 'metadata' | 'url'> & { enabled_events: string[] },
  now: number,
): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: now,
    description: params.description || null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    status: 'enabled',
    url: params.url,
  };
}

/** The enabled endpoints that are subscribed to an event type. */
export function subscribedEndpoints(objects: Objects, type: string): WebhookEndpoint[] {
  const all = objects.page('webhook_endpoint', { limit: 100 })?.data ?? [];
  return all.filter(
    ({ status, enabled_events }) =>
      status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
  );
}

function checkUrl(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['http:', 'https:'].includes(protocol)) {
    throw invalid('Not a valid URL', 'url', 'url_invalid');
  }
}

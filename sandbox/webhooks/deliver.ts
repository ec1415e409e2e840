import type { EndpointInternals } from '../resources/webhook-endpoints.ts';
import type { Objects } from '../store/objects.ts';
import type { Deliveries, Delivery } from './deliveries.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { inOlderVersion } from './older-version.ts';
import { postWebhook } from './post.ts';
import { signatureOf } from './signature.ts';

export interface DeliverDeps {
  deliveries: Deliveries;
  objects: Objects;
  settings: DeliverySettings;
  /** The delay after each failed attempt. After the last one, the event is given up. */
  retryDelaysMs: number[];
  log(line: string): void;
  /** Aborts attempts in flight. */
  stopping: AbortSignal;
}

/** Returns a function that makes one delivery attempt and records its outcome. */
export function createDeliver(deps: DeliverDeps): (delivery: Delivery) => Promise<void> {
  const { deliveries, objects, settings, stopping } = deps;
  const { faults } = settings;

  return async ({ seq, event: eventId, endpoint: endpointId, tries }) => {
    const endpoint = objects.get('webhook_endpoint', endpointId);
    const event = objects.get('event', eventId);
    const secret = objects.internals<EndpointInternals>(endpointId)?.secret;
    if (faults.dropped || !event || !secret || endpoint?.status !== 'enabled') {
      deliveries.settle(seq, 'dropped');
      return;
    }
    // Receivers compare signatures with their own clock, so the sandbox's advanced time is not used.
    const sign = (body: string) =>
      signatureOf(body, faults.missigned ? `not ${secret}` : secret, Date.now() - faults.ageMs);
    const versioned = settings.version ? inOlderVersion(event, settings.version) : event;
    const message = { url: endpoint.url, event: versioned, sign };
    const isDelivered = await postWebhook(message, stopping);
    if (faults.twice) await postWebhook(message, stopping);
    // An attempt cut short by stopping doesn't count; the next start sends it again.
    if (stopping.aborted) return;
    deps.log(`webhook ${event.type} ${isDelivered ? 'delivered' : 'failed'}`);
    const delayMs = deps.retryDelaysMs[tries];
    if (isDelivered) deliveries.settle(seq, 'answered');
    else if (delayMs === undefined) deliveries.settle(seq, 'given_up');
    else deliveries.retryAt(seq, Date.now() + delayMs);
  };
}

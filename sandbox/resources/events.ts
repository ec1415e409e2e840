import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { apiVersion } from '../protocol/contract.ts';
import { listOperation } from '../protocol/listing.ts';
import type { AnyObject, Cause, EventType, StoredEvent, Wire } from '../protocol/wire.ts';
import { retrieveOperation } from './retrieve.ts';

const UNANSWERED = `(SELECT count(*) FROM deliveries
  WHERE deliveries.event = objects.id AND outcome IS NOT 'answered')`;

const list = listOperation<Wire<Stripe.EventListParams>>('GET /v1/events', 'event', {
  delivery_success: (success) => ({ sql: `${UNANSWERED} ${success ? '=' : '>'} 0`, values: [] }),
  type: (type) => ({ sql: "json_extract(body, '$.type') GLOB ?", values: [type] }),
  types: (types) => ({
    sql: `json_extract(body, '$.type') IN (${types.map(() => '?').join(', ') || 'NULL'})`,
    values: types,
  }),
});

export const events = [list, retrieveOperation('GET /v1/events/{id}', 'event')];

export interface NewEvent {
  type: EventType;
  object: AnyObject;
  previous?: Record<string, unknown>;
  cause: Cause;
  endpoints: number;
}

/** An event holds a snapshot of its object. */
export function newEvent(
  { type, object, previous, cause, endpoints }: NewEvent,
  now: number,
): StoredEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: endpoints,
    request: cause,
    type,
  };
}

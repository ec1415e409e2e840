import type { StoredEvent } from '../protocol/wire.ts';

/**
 * An event as an endpoint of an older version gets it. Of all that has changed since, invoices are
 * what matters most: before 2025-03-31.basil they named their subscription without a parent.
 */
export function inOlderVersion(event: StoredEvent, version: string): object {
  const { object } = event.data;
  if (object.object !== 'invoice') return { ...event, api_version: version };
  const { parent, ...rest } = object;
  const subscription = parent?.subscription_details?.subscription ?? null;
  return {
    ...event,
    api_version: version,
    data: { ...event.data, object: { ...rest, subscription } },
  };
}

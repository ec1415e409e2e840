import type { StoredEvent } from '../protocol/wire.ts';

/**
 * Converts an event to an older API version. Only the change that matters most is covered: before
 * 2025-03-31.basil, invoices named their subscription directly.
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

import type { Context } from '../protocol/operation.ts';
import type { EventType, Kind, Kinds } from '../protocol/wire.ts';
import { previousAttributes } from './previous-attributes.ts';

/**
 * Saves an object and emits the event with its previous attributes. Does nothing if no field
 * changed.
 */
export function applyChanges<K extends Kind>(
  { objects, emit }: Context,
  kind: K,
  before: Kinds[K],
  changes: Partial<Kinds[K]>,
  event: EventType,
): Kinds[K] {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(changes).filter(
    ([key, value]) => value !== undefined && !Bun.deepEquals(value, old.get(key)),
  );
  if (differing.length === 0) return before;
  const after: Kinds[K] = { ...before, ...Object.fromEntries(differing) };
  emit(event, objects.replace(kind, after), previousAttributes(before, after));
  return after;
}

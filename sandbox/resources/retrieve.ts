import { resourceMissing } from '../protocol/errors.ts';
import { type Context, type Operation, operation } from '../protocol/operation.ts';
import type { Kind, Kinds } from '../protocol/wire.ts';

/** Defines `GET /v1/<kind>s/{id}`. `param` is the name in the provider's error. */
export function retrieveOperation(name: string, kind: Kind, param = 'id'): Operation {
  return operation(name, [], (call) => requireObject(call, kind, call.id, param));
}

/** The object named by a path. Throws a 404 if it doesn't exist. */
export function requireObject<K extends Kind>(
  { objects }: Context,
  kind: K,
  id: string,
  param = 'id',
): Kinds[K] {
  const object = objects.get(kind, id);
  if (object === undefined) throw resourceMissing(kind, id, param, 404);
  return object;
}

/** The object named by a parameter. Throws a 400 if it doesn't exist. */
export function requireReferenced<K extends Kind>(
  { objects }: Context,
  kind: K,
  id: string,
  param: string,
): Kinds[K] {
  const object = objects.get(kind, id);
  if (object === undefined) throw resourceMissing(kind, id, param);
  return object;
}

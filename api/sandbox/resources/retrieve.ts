import { resourceMissing } from '../protocol/errors.ts';
import { type Context, type Operation, operation } from '../protocol/operation.ts';
import type { Kind, Kinds } from '../protocol/wire.ts';

/** `GET /v1/<kind>s/{id}`. `param` is what the provider calls the id when it is wrong. */
export function retrieveOperation(name: string, kind: Kind, param = 'id'): Operation {
  return operation(name, [], (call) => requireObject(call, kind, call.id, param));
}

/** The object that a path names; 404 without it. */
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

/** The object that a parameter names; 400 without it. */
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

import { noSuch } from '../protocol/errors.ts';
import { type Context, type Operation, operation } from '../protocol/operation.ts';
import type { Kind, Kinds } from '../protocol/wire.ts';

/** `GET /v1/<kind>s/{id}`. `param` is what the provider calls the id when it is wrong. */
export function retrieving(name: string, kind: Kind, param = 'id'): Operation {
  return operation(name, [], (call) => mustHave(call, kind, call.id, param));
}

/** The object that a path names; 404 without it. */
export function mustHave<K extends Kind>(
  { objects }: Context,
  kind: K,
  id: string,
  param = 'id',
): Kinds[K] {
  const object = objects.get(kind, id);
  if (object === undefined) throw noSuch(kind, id, param, 404);
  return object;
}

/** The object that a parameter names; 400 without it. */
export function referred<K extends Kind>(
  { objects }: Context,
  kind: K,
  id: string,
  param: string,
): Kinds[K] {
  const object = objects.get(kind, id);
  if (object === undefined) throw noSuch(kind, id, param);
  return object;
}

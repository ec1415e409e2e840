import type { Objects } from '../store/objects.ts';
import type { AnyObject, Cause, EventType, Kind } from './wire.ts';

/** What a request, a page view or a due task works with. */
export interface Context {
  objects: Objects;
  /** The sandbox's time, in Unix seconds. */
  now: number;
  /** The real time, in Unix seconds. */
  realNow: number;
  /** The same context at another time, which dates objects and events. */
  at(now: number): Context;
  publicUrl: string;
  cause: Cause;
  emit(type: EventType, object: AnyObject, previous?: Record<string, unknown>): void;
}

export interface Call<Params> extends Context {
  params: Params;
  /** The `{id}` in the path, or ''. */
  id: string;
}

export interface Operation {
  /** A name from the contract, such as 'POST /v1/products/{id}'. */
  name: string;
  method: string;
  path: string;
  supported: string[];
  /** The kind of a list's items. */
  lists?: Kind;
  /** Returns the response. An error that is returned, not thrown, keeps the transaction. */
  run(call: Call<unknown>): object;
}

export function operation<Params>(
  name: string,
  supported: string[],
  run: (call: Call<Params>) => object,
): Operation {
  const [method = '', path = ''] = name.split(' ');
  return {
    name,
    method,
    path,
    supported,
    // The parameters were validated against the schema that is generated from this type.
    run: (call) => run(call as Call<Params>),
  };
}

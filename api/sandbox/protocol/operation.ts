import type { Objects } from '../store/objects.ts';
import type { AnyObject, Cause, EventType, Kind } from './wire.ts';

/** What one request, one page view or one tick of the clock works with. */
export interface Context {
  objects: Objects;
  /** Unix seconds by the sandbox's clock. */
  now: number;
  /** Unix seconds of the world outside, which nobody advances. */
  realNow: number;
  /** The same work at another moment, which its objects and events are dated by. */
  at(now: number): Context;
  publicUrl: string;
  cause: Cause;
  emit(type: EventType, object: AnyObject, previous?: Record<string, unknown>): void;
}

export interface Call<Params> extends Context {
  params: Params;
  /** The `{id}` of the path; '' where the path has none. */
  id: string;
}

export interface Operation {
  /** As the contract names it: 'POST /v1/products/{id}'. */
  name: string;
  method: string;
  path: string;
  supported: string[];
  /** What a list is of. */
  lists?: Kind;
  /** What is answered. A refusal that is returned, not thrown, lets stand what was done. */
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
    // The parameters were read by the contract's schema, which is cut from this very type.
    run: (call) => run(call as Call<Params>),
  };
}

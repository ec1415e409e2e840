import { Elysia } from 'elysia';
import type { ClientAddress } from './client-address.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { saturated } from './failure.ts';
import type { Log } from './log.ts';
import { problemResponse } from './problems.ts';
import type { RequestIdOf } from './request-id.ts';
import { type Handle, isOwnRequest, type Server } from './request-log.ts';
import { requestPath } from './request-path.ts';
import type { SecurityHeaders } from './security-headers.ts';

/**
 * About three seconds of work. What comes on top would only wait, and hold memory until its caller
 * leaves. Many visitors can share a network, above all behind a proxy that isn’t trusted.
 * `provider`: requests that wait for the payment provider, which must not keep others waiting.
 */
const maxOpenRequests = {
  work: { perNetwork: 300, total: 600 },
  provider: { perNetwork: 150, total: 300 },
};

export type RequestKind = keyof typeof maxOpenRequests;

const tellEveryMs = 10_000;

type Options = {
  clientAddress: ClientAddress;
  headersOf: SecurityHeaders;
  requestIdOf: RequestIdOf;
  log: Log;
  /** Which places a request takes; null: none. */
  kindOf: (request: Request) => RequestKind | null;
  max?: typeof maxOpenRequests;
};

export type Admission = ReturnType<typeof createAdmission>;

/**
 * Refuses requests with a 503 while a process works on as many as it can. A request counts from when
 * its body has arrived, so that slow callers take no places, until its response begins.
 */
export function createAdmission(options: Options) {
  const { clientAddress, headersOf, requestIdOf, log, kindOf, max = maxOpenRequests } = options;
  const places = {
    work: createConcurrencyLimit(max.work),
    provider: createConcurrencyLimit(max.provider),
  };
  const leaving = new WeakMap<Request, () => void>();
  let refused = 0;
  let isTelling = false;

  return {
    /**
     * Wraps the shop's handler, and frees the places of answered requests. While there is none, the
     * API's are refused before the router, or else refusing would leave no time for the others.
     */
    wrap: (handle: Handle, server: () => Server) => (request: Request) => {
      const path = requestPath(request);
      if (isApi(path) && placesFor(request, server())?.isFull(clientAddress(request, server()))) {
        return refuse(path, request, server());
      }
      const answer = handle(request);
      if (answer instanceof Promise) return answer.finally(() => leave(request));
      leave(request);
      return answer;
    },

    admits,

    /** Refuses requests of the API that find no place. For all routes that are added after it. */
    rules: () =>
      new Elysia({ name: 'admission' }).onTransform({ as: 'global' }, ({ request, server }) => {
        if (isApi(requestPath(request)) && !admits(request, server)) throw saturated();
      }),
  };

  /** Takes a place until the response begins. Returns whether there was one. */
  function admits(request: Request, server: Server): boolean {
    const enter = placesFor(request, server);
    if (!enter) return true;
    const free = enter(clientAddress(request, server));
    if (free) leaving.set(request, free);
    else count();
    return free !== null;
  }

  function placesFor(request: Request, server: Server): ConcurrencyLimit | null {
    const kind = isOwnRequest(request, server) ? null : kindOf(request);
    return kind && places[kind];
  }

  function refuse(path: string, request: Request, server: Server): Response {
    count();
    const id = { 'x-request-id': requestIdOf(request, server) };
    return problemResponse(saturated(), { ...headersOf(path), ...id });
  }

  function leave(request: Request): void {
    leaving.get(request)?.();
    leaving.delete(request);
  }

  function count(): void {
    refused += 1;
    if (!isTelling) setTimeout(tell, tellEveryMs).unref();
    isTelling = true;
  }

  function tell(): void {
    isTelling = false;
    log(`saturated: ${refused} requests were refused`, { level: 'warn' });
    refused = 0;
  }
}

function isApi(path: string): boolean {
  return path.startsWith('/api/');
}

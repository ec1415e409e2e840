import { Elysia } from 'elysia';
import { watchBody } from './body-rules.ts';
import type { ClientAddress } from './client-address.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { saturated } from './failure.ts';
import type { Log } from './log.ts';
import { problemResponse } from './problems.ts';
import { type Handle, isOwnRequest, type RequestIdOf, type Server } from './request-log.ts';
import { requestPath } from './route-patterns.ts';
import type { SecurityHeaders } from './security-headers.ts';

/**
 * `work`: about three seconds of it. What comes on top would only wait, and hold memory until its
 * caller leaves. Many visitors can share a network, above all behind a proxy that isn’t trusted.
 * The others mustn’t keep it waiting. `provider`: requests that wait for the payment provider.
 * `upload` and `download`: they last as long as their caller’s connection is slow, and hold a piece
 * of a file or a page of rows. Pictures of products are held as a whole, one at a time.
 */
const maxOpenRequests = {
  work: { perNetwork: 300, total: 600 },
  provider: { perNetwork: 150, total: 300 },
  upload: { perNetwork: 20, total: 100 },
  download: { perNetwork: 20, total: 100 },
};

type LimitedKind = keyof typeof maxOpenRequests;

/** `wait`: requests that wait for an event, which take no place. */
export type RequestKind = LimitedKind | 'wait';

/** Thousands of them can arrive at once, and none is urgent. */
const waitsPerTurn = 20;
const logEveryMs = 10_000;

type Options = {
  clientAddress: ClientAddress;
  headersOf: SecurityHeaders;
  requestIdOf: RequestIdOf;
  log: Log;
  /** Which places a request takes; null: none. */
  kindOf: (request: Request) => RequestKind | null;
  max?: typeof maxOpenRequests;
};

type Place = { kind: LimitedKind; free: () => void };

export type Admission = ReturnType<typeof createAdmission>;

/**
 * Refuses requests with a 503 while a process works on as many as it can. A request counts from when
 * its body has arrived, so that slow callers take no places, until its response begins. An upload
 * counts while its body arrives, a download until its last byte is sent or its caller has left.
 */
export function createAdmission(options: Options) {
  const { clientAddress, headersOf, requestIdOf, log, kindOf, max = maxOpenRequests } = options;
  const places = {
    work: createConcurrencyLimit(max.work),
    provider: createConcurrencyLimit(max.provider),
    upload: createConcurrencyLimit(max.upload),
    download: createConcurrencyLimit(max.download),
  };
  const takenBy = new WeakMap<Request, Place>();
  const turn = createTurns(waitsPerTurn);
  let refused = 0;
  let willLog = false;

  return {
    /**
     * Wraps the shop's handler, and frees the places of answered requests. While there is none, the
     * API's are refused before the router, or else refusing would leave no time for the others.
     */
    wrap: (handle: Handle, server: () => Server) => (request: Request) => {
      const path = requestPath(request);
      if (!isApi(path)) return freeAfter(request, () => handle(request));
      const kind = kindFor(request, server());
      if (kind === 'wait') return turn().then(() => handle(request));
      if (kind && places[kind].isFull(clientAddress(request, server()))) {
        return refuse(path, request, server());
      }
      return freeAfter(request, () => handle(request));
    },

    admits,

    /** Refuses requests of the API that find no place. For all routes that are added after it. */
    rules: () =>
      new Elysia({ name: 'admission' }).onTransform({ as: 'global' }, ({ request, server }) => {
        if (isApi(requestPath(request)) && !admits(request, server)) throw saturated();
      }),
  };

  /** Takes a place. Returns whether there was one. */
  function admits(request: Request, server: Server): boolean {
    const kind = kindFor(request, server);
    if (!kind || kind === 'wait') return true;
    const free = places[kind](clientAddress(request, server));
    if (free) takenBy.set(request, { kind, free });
    else countRefusal();
    return free !== null;
  }

  function kindFor(request: Request, server: Server): RequestKind | null {
    return isOwnRequest(request, server) ? null : kindOf(request);
  }

  function refuse(path: string, request: Request, server: Server): Response {
    countRefusal();
    const id = { 'x-request-id': requestIdOf(request, server) };
    return problemResponse(saturated(), { ...headersOf(path), ...id });
  }

  function freeAfter(request: Request, handle: () => unknown): unknown {
    try {
      const answer = handle();
      if (!(answer instanceof Promise)) return freeOnceSent(request, answer);
      return answer.then(
        (response) => freeOnceSent(request, response),
        (error) => {
          free(request);
          throw error;
        },
      );
    } catch (error) {
      free(request);
      throw error;
    }
  }

  function freeOnceSent(request: Request, answer: unknown): unknown {
    const isStream = takenBy.get(request)?.kind === 'download' && answer instanceof Response;
    if (!isStream || !answer.body || request.signal.aborted) {
      free(request);
      return answer;
    }
    const onEnd = () => free(request);
    // A body that no one begins to read isn’t cancelled either.
    request.signal.addEventListener('abort', onEnd, { once: true });
    return new Response(watchBody(answer.body, onEnd), answer);
  }

  function free(request: Request): void {
    takenBy.get(request)?.free();
    takenBy.delete(request);
  }

  function countRefusal(): void {
    refused += 1;
    if (!willLog) setTimeout(logRefusals, logEveryMs).unref();
    willLog = true;
  }

  function logRefusals(): void {
    willLog = false;
    log(`saturated: ${refused} requests were refused`, { level: 'warn' });
    refused = 0;
  }
}

function isApi(path: string): boolean {
  return path.startsWith('/api/');
}

/** Starts a portion of the work in each turn of the event loop, so that other work runs in between. */
export function createTurns(perTurn: number) {
  let waiting: (() => void)[] = [];

  /** Resolves when it is the caller’s turn. */
  return (): Promise<void> =>
    new Promise((start) => {
      if (waiting.push(start) === 1) setImmediate(takeTurn);
    });

  function takeTurn(): void {
    const starting = waiting.slice(0, perTurn);
    waiting = waiting.slice(perTurn);
    if (waiting.length > 0) setImmediate(takeTurn);
    for (const start of starting) start();
  }
}

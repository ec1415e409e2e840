import { createTrust } from './client-address.ts';
import type { TraceFields } from './log.ts';
import { pathOf } from './route-patterns.ts';

type RequestIdServer = { requestIP(request: Request): { address: string } | null };

/** Returns a request's id. */
export type RequestIdOf = (request: Request, server: RequestIdServer | null) => string;

/** Ids of proxies, such as 32 hexadecimal digits. */
const given = /^[\w-]{8,64}$/;

const suffixes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

let stem = '';

let used = suffixes.length;

export type Handle = (request: Request) => unknown;
export type Server = { requestIP(request: Request): { address: string } | null } | null;

/** Called when the response begins. `route` is a pattern: paths contain tokens and numbers. */
export type RequestObserver = (request: ObservedRequest) => void;

type ObservedRequest = {
  method: string;
  route: string;
  status: number;
  requestId: string;
  durationMs: number;
};

type Options = {
  patternOf: (path: string) => string;
  observers: RequestObserver[];
  server: () => Server;
};

/** The address of requests that the shop sends to itself, without the network. */
const ownOrigin = 'http://localhost/';

/** Wraps the shop's handler, and tells the observers of each request. */
export function observeRequests({ patternOf, observers, server }: Options) {
  return (handle: Handle) => (request: Request) => {
    if (isOwnRequest(request, server())) return handle(request);
    const startedAt = performance.now();
    const answer = handle(request);
    if (answer instanceof Promise) {
      return answer.then((response) => tell(request, response, startedAt));
    }
    return tell(request, answer, startedAt);
  };

  function tell(request: Request, response: unknown, startedAt: number): unknown {
    if (!(response instanceof Response)) return response;
    const seen = {
      method: request.method,
      route: patternOf(pathOf(request.url)),
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? '',
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    };
    for (const observe of observers) observe(seen);
    return response;
  }
}

/** Whether the shop sent it to itself, without the network. */
export function isOwnRequest(request: Request, server: Server): boolean {
  return request.url.startsWith(ownOrigin) && !server?.requestIP(request);
}

/** Writes one line of JSON for each request. `traceFields`: what it says of the current trace. */
export function logRequests(
  writeRequest: (line: string) => void,
  traceFields: () => TraceFields | undefined,
): RequestObserver {
  let time = { at: 0, text: '' };
  return ({ method, route, status, requestId, durationMs }) => {
    const level = status >= 500 ? 'error' : 'info';
    // By hand, in a third of the time that JSON.stringify takes. No value needs to be escaped.
    const trace = traceFields();
    const traced = trace ? `,"trace_id":"${trace.trace_id}","span_id":"${trace.span_id}"` : '';
    writeRequest(
      `{"time":"${isoTime()}","level":"${level}","message":"request","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"durationMs":${durationMs}${traced}}`,
    );
  };

  /** Formatted once in a millisecond. */
  function isoTime(): string {
    const now = Date.now();
    if (now !== time.at) time = { at: now, text: new Date(now).toISOString() };
    return time.text;
  }
}

/** Takes the id in `X-Request-Id` only from a trusted proxy, because callers can send any. */
export function createRequestIds(trustedProxies: readonly string[]): RequestIdOf {
  if (trustedProxies.length === 0) return nextRequestId;
  const isTrusted = createTrust(trustedProxies);
  return (request, server) => {
    const id = request.headers.get('x-request-id');
    const isGiven = id && given.test(id) && isTrusted(server?.requestIP(request)?.address);
    return isGiven ? id : nextRequestId();
  };
}

/**
 * A unique id in the form of a UUID. Some share all but their last byte, because a cached answer
 * costs little more than a random number. Their order is random, so that the ids of two requests
 * don't tell how many others came in between.
 */
export function nextRequestId(): string {
  if (used === suffixes.length) {
    stem = crypto.randomUUID().slice(0, -2);
    shuffle(suffixes);
    used = 0;
  }
  return `${stem}${suffixes[used++]}`;
}

function shuffle(values: string[]): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [values[last], values[other]] = [values[other] ?? '', values[last] ?? ''];
  }
}

import { pathOf } from './request-path.ts';

type Handle = (request: Request) => unknown;
type Server = { requestIP(request: Request): unknown } | null;

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
    if (isOwn(request)) return handle(request);
    const startedAt = performance.now();
    const answer = handle(request);
    if (answer instanceof Promise) {
      return answer.then((response) => tell(request, response, startedAt));
    }
    return tell(request, answer, startedAt);
  };

  function isOwn(request: Request): boolean {
    return request.url.startsWith(ownOrigin) && !server()?.requestIP(request);
  }

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

/** Writes one line of JSON for each request. */
export function logRequests(writeRequest: (line: string) => void): RequestObserver {
  let time = { at: 0, text: '' };
  return ({ method, route, status, requestId, durationMs }) => {
    const level = status >= 500 ? 'error' : 'info';
    // By hand, in a third of the time that JSON.stringify takes. No value needs to be escaped.
    writeRequest(
      `{"time":"${isoTime()}","level":"${level}","message":"request","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"durationMs":${durationMs}}`,
    );
  };

  /** Formatted once in a millisecond. */
  function isoTime(): string {
    const now = Date.now();
    if (now !== time.at) time = { at: now, text: new Date(now).toISOString() };
    return time.text;
  }
}

import { pathOf } from './request-path.ts';

type Handle = (request: Request) => unknown;
type Server = { requestIP(request: Request): unknown } | null;

type Options = {
  patternOf: (path: string) => string;
  writeRequest: (line: string) => void;
  server: () => Server;
};

/** The address of requests that the shop sends to itself, without the network. */
const ownOrigin = 'http://localhost/';

/**
 * Wraps the shop's handler: one line of JSON for each request, when its response begins. It has the
 * pattern of the route, because paths contain tokens and numbers of people's orders.
 */
export function createRequestLog({ patternOf, writeRequest, server }: Options) {
  let time = { at: 0, text: '' };
  return (handle: Handle) => (request: Request) => {
    if (isOwn(request)) return handle(request);
    const startedAt = performance.now();
    const answer = handle(request);
    if (answer instanceof Promise) {
      return answer.then((response) => record(request, response, startedAt));
    }
    return record(request, answer, startedAt);
  };

  function isOwn(request: Request): boolean {
    return request.url.startsWith(ownOrigin) && !server()?.requestIP(request);
  }

  /** Formatted once in a millisecond. */
  function isoTime(): string {
    const now = Date.now();
    if (now !== time.at) time = { at: now, text: new Date(now).toISOString() };
    return time.text;
  }

  function record(request: Request, response: unknown, startedAt: number): unknown {
    if (!(response instanceof Response)) return response;
    const { status, headers } = response;
    const level = status >= 500 ? 'error' : 'info';
    const duration = Math.round((performance.now() - startedAt) * 10) / 10;
    const route = patternOf(pathOf(request.url));
    // By hand, in a third of the time that JSON.stringify takes. No value needs to be escaped.
    writeRequest(
      `{"time":"${isoTime()}","level":"${level}","message":"request","requestId":"${headers.get('x-request-id') ?? ''}","method":"${request.method}","route":"${route}","status":${status},"durationMs":${duration}}`,
    );
    return response;
  }
}

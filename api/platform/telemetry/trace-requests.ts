import { createTrust } from '#api/http/client-address';
import { type Handle, isOwnRequest, type Server } from '#api/http/request-log';
import { pathOf } from '#api/http/route-patterns';
import type { Note, TraceContext, Tracing } from './tracing.ts';

type Options = {
  tracing: Tracing;
  patternOf: (path: string) => string;
  trustedProxies: readonly string[];
  server: () => Server;
};

/**
 * Wraps the shop's handler, so that each request is a span that ends when the response begins. A
 * trusted proxy can have begun the trace. Paths contain tokens and numbers, so only patterns are told.
 */
export function traceRequests({ tracing, patternOf, trustedProxies, server }: Options) {
  const isTrusted = createTrust(trustedProxies);
  return (handle: Handle) => (request: Request) => {
    if (isOwnRequest(request, server())) return handle(request);
    const { method } = request;
    const route = patternOf(pathOf(request.url));
    return tracing.run(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
        parent: givenTo(request),
      },
      (note) => {
        const answer = handle(request);
        return answer instanceof Promise
          ? answer.then((response) => describe(response, note))
          : describe(answer, note);
      },
    );
  };

  /** Others could pretend to belong to any trace, or have all of theirs recorded. */
  function givenTo(request: Request): TraceContext | null {
    const traceparent = request.headers.get('traceparent');
    if (!traceparent || !isTrusted(server()?.requestIP(request)?.address)) return null;
    const tracestate = request.headers.get('tracestate');
    return { traceparent, ...(tracestate && { tracestate }) };
  }
}

function describe(response: unknown, note: Note): unknown {
  if (!(response instanceof Response)) return response;
  const { status, headers } = response;
  const isError = status >= 500;
  note(
    {
      'http.response.status_code': status,
      'sitewright.request_id': headers.get('x-request-id') ?? '',
      ...(isError && { 'error.type': String(status) }),
    },
    isError,
  );
  return response;
}

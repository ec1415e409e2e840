import type { AnyElysia } from 'elysia';

/** Sends requests to an app without a network. */
export function requestsTo(app: AnyElysia, baseUrl: string) {
  function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const json = { 'content-type': 'application/json' };
    return app.handle(
      new Request(`${baseUrl}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : json), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }

  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) =>
      send('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send('POST', path, body, headers),
    /** Delivers a provider event as if it arrived over the network. */
    deliver(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      return app.handle(new Request(`${baseUrl}${pathname}`, request));
    },
  };
}

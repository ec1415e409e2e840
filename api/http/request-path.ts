/** A request's path. Works for URLs that do not parse, because clients can send any host. */
export function requestPath(request: Request): string {
  return request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/';
}

/** The path without trailing slashes, as the router matches it. */
export function requestRoute(request: Request): string {
  return requestPath(request).replace(/(?<=.)\/+$/, '');
}

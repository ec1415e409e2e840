/** A request's path. Its URL may be none: a caller can send any text as the host. */
export function requestPath(request: Request): string {
  return request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/';
}

/** The same without slashes at its end: the router takes a path with one for the same route. */
export function requestRoute(request: Request): string {
  return requestPath(request).replace(/(?<=.)\/+$/, '');
}

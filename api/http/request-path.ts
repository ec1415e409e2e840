const target = /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i;

/** A request's path. Works for URLs that do not parse, because clients can send any host. */
export function requestPath(request: Request): string {
  return pathOf(request.url);
}

/** Like {@link requestPath}, of a request's URL, which takes time to read. */
export function pathOf(url: string): string {
  return target.exec(url)?.[1] || '/';
}

/** The path without trailing slashes, as the router matches it. */
export function requestRoute(request: Request): string {
  return requestPath(request).replace(/(?<=.)\/+$/, '');
}

/** The query with its question mark, as the client sent it, or ''. Works for any host, too. */
export function requestSearch(request: Request): string {
  return /\?[^#]*/.exec(request.url)?.[0] ?? '';
}

const scheme = 'http://';
const target = /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i;

/** A request's path. Works for URLs that do not parse, because clients can send any host. */
export function requestPath(request: Request): string {
  return pathOf(request.url);
}

/** Like {@link requestPath}, of a request's URL, which takes time to read. */
export function pathOf(url: string): string {
  return usualPathOf(url) ?? (target.exec(url)?.[1] || '/');
}

/** The same in half the time, unless the URL is unusual. */
function usualPathOf(url: string): string | undefined {
  if (!url.startsWith(scheme) || url.includes('#')) return undefined;
  const start = url.indexOf('/', scheme.length);
  const end = url.indexOf('?', scheme.length);
  if (start === -1) return undefined;
  if (end === -1) return url.slice(start);
  return start < end ? url.slice(start, end) : undefined;
}

/** The path without trailing slashes, as the router matches it. */
export function requestRoute(request: Request): string {
  return requestPath(request).replace(/(?<=^\/|[^/])\/+$/, '');
}

/** The query with its question mark, as the client sent it, or ''. Works for any host, too. */
export function requestSearch(request: Request): string {
  return /\?[^#]*/.exec(request.url)?.[0] ?? '';
}

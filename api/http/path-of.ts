/** A request's path. Its URL may be none: a caller can send any text as the host. */
export function pathOf(request: Request): string {
  return request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/';
}

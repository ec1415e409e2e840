/** A path within this shop that somebody may be sent back to; anything else is null. */
export function localPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return null;
  const base = 'http://localhost';
  const url = URL.parse(path, base);
  return url?.origin === base ? url.pathname + url.search + url.hash : null;
}

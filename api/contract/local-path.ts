/**
 * A path within this shop that is safe to redirect to; null for anything else. The normalized path
 * counts: `/.//evil.example` becomes `//evil.example`, another host.
 */
export function localPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return null;
  const base = 'http://localhost';
  const url = URL.parse(path, base);
  if (url?.origin !== base || /^\/[/\\]/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

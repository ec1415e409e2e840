/**
 * Tests a path against contract paths, in which `:id` matches any segment; or a method and a path
 * against the names of endpoints.
 */
export function matchesAny(paths: readonly string[]): (path: string) => boolean {
  const patterns = paths.map((path) => path.replace(/:\w+/g, '[^/]+'));
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  return (path) => pattern.test(path);
}

const scheme = 'http://';

const target = /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i;

type Node = {
  segments: Map<string, Node>;
  /** Below any segment. */
  parameter?: Node;
  pattern?: string;
  /** Of a wildcard that matches the rest of a path. */
  rest?: string;
};

/** Of an address that no pattern matches. */
const unknown = '/*';

/**
 * Finds the pattern that a path matches, such as `/api/orders/:id`. Like the router of the pages, it
 * ignores case and repeated slashes.
 */
export function createRoutePatterns(patterns: Iterable<string>): (path: string) => string {
  const root = aNode();
  for (const pattern of patterns) add(root, pattern);
  return (path) => find(root, path.split('/').filter(Boolean), 0) ?? unknown;
}

function aNode(): Node {
  return { segments: new Map() };
}

function add(root: Node, pattern: string): void {
  let node = root;
  for (const segment of pattern.split('/').filter(Boolean)) {
    if (segment === '*') {
      node.rest ??= pattern;
      return;
    }
    node = segment.startsWith(':') ? parameterOf(node) : childOf(node, segment.toLowerCase());
  }
  node.pattern ??= pattern;
}

function parameterOf(node: Node): Node {
  node.parameter ??= aNode();
  return node.parameter;
}

function childOf(node: Node, segment: string): Node {
  const child = node.segments.get(segment) ?? aNode();
  node.segments.set(segment, child);
  return child;
}

/** Words come before parameters, and those before wildcards. */
function find(node: Node, segments: string[], depth: number): string | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.pattern ?? node.rest;
  const child = node.segments.get(segment.toLowerCase());
  return (
    (child && find(child, segments, depth + 1)) ??
    (node.parameter && find(node.parameter, segments, depth + 1)) ??
    node.rest
  );
}

/**
 * Tests a path against contract paths, in which `:id` matches any segment; or a method and a path
 * against the names of endpoints.
 */
export function matchesAny(paths: readonly string[]): (path: string) => boolean {
  const patterns = paths.map((path) => path.replace(/:\w+/g, '[^/]+'));
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  return (path) => pattern.test(path);
}

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

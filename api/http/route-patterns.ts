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

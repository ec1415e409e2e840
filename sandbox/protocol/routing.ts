import { unrecognizedUrl } from './errors.ts';
import type { Operation } from './operation.ts';

export interface Route {
  operation: Operation;
  id: string;
}

export type Router = (method: string, pathname: string) => Route;

/** Matches requests to operations by the paths in the operations' names. */
export function createRouter(operations: Operation[]): Router {
  const table = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace('{id}', '([^/]+)')}$`),
  }));
  return (method, pathname) => {
    const found = table.find(
      ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
    );
    if (found === undefined) throw unrecognizedUrl(method, pathname);
    return { operation: found.operation, id: idIn(found.pattern.exec(pathname)?.[1] ?? '') };
  };
}

function idIn(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

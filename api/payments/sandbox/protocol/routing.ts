import { ProviderError } from './errors.ts';
import type { Operation } from './operation.ts';

export interface Route {
  operation: Operation;
  id: string;
}

export type Router = (method: string, pathname: string) => Route;

/** Finds the operation of a request by the paths in the operations' own names. */
export function createRouter(operations: Operation[]): Router {
  const table = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace('{id}', '([^/]+)')}$`),
  }));
  return (method, pathname) => {
    const here = table.filter(({ pattern }) => pattern.test(pathname));
    const found = here.find(({ operation }) => operation.method === method);
    if (found === undefined) {
      throw new ProviderError(here.length === 0 ? 404 : 405, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${pathname}).`,
      });
    }
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

import type { RouteObject } from 'react-router';

/**
 * Finds the routes that an address can match, by its first segment. React Router flattens, ranks
 * and compiles every route that it is given, and that takes most of the time of a match. Layouts
 * must have no path, and no first segment may be a parameter.
 */
export function indexRoutes<Route extends RouteObject>(routes: Route[]) {
  const firstSegments = new Set(patternsOf(routes).map(firstSegment));
  const known = new Map<string, Route[]>();
  /** The same array for each address with the same first segment. */
  return (pathname: string): Route[] => {
    const segment = firstSegment(pathname);
    const isKnown = segment ? firstSegments.has(segment) : pathname === '/';
    if (!isKnown) return routes;
    const found = known.get(segment) ?? routesBelow(segment, routes);
    known.set(segment, found);
    return found;
  };
}

/** The paths of all screens. Layouts have none. */
export function patternsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children }) => (children ? patternsOf(children) : path));
}

function firstSegment(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

function routesBelow<Route extends RouteObject>(segment: string, routes: Route[]): Route[] {
  return routes.flatMap((route) => {
    const { path = '', children } = route;
    if (children) return { ...route, children: routesBelow(segment, children) };
    return path === '*' || firstSegment(path) === segment ? route : [];
  });
}

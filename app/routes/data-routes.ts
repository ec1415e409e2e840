import {
  type DataRouteMatch,
  type DataRouteObject,
  type RouteObject,
  UNSAFE_defaultMapRouteProperties as withElements,
} from 'react-router';

/** Gives each route the id and the elements that React Router renders it by. */
export function toDataRoutes(routes: RouteObject[], parent = ''): DataRouteObject[] {
  return routes.map((route, index) => {
    const id = `${parent}${index}`;
    const children = route.children && toDataRoutes(route.children, `${id}-`);
    const known = { ...route, id, children } as DataRouteObject;
    return Object.assign(known, withElements(known));
  });
}

export function isLoaded(matches: DataRouteMatch[]): boolean {
  return matches.every(({ route }) => !route.lazy);
}

/** Loads the matched screens, so that they render at once. */
export async function loadScreens(matches: DataRouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
      Object.assign(route, withElements(route));
    }),
  );
}

/** The id of the route that shows an error of the matched screen. */
export function boundaryOf(matches: DataRouteMatch[]): string {
  const boundary = matches.findLast(({ route }) => route.errorElement) ?? matches[0];
  return boundary?.route.id ?? '';
}

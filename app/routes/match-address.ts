import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router';
import { routes } from './all-routes.ts';
import type { LayoutHandle, RouteHandle } from './screen.ts';

/** The paths of all screens. Layouts have none. */
export const routePatterns = patternsOf(routes);

const handler = createStaticHandler(routes);
const contexts = new WeakMap<URL, Promise<StaticHandlerContext>>();

/** Matches an address, once for its key and its page. */
export function contextOf(url: URL): Promise<StaticHandlerContext> {
  const context = contexts.get(url) ?? query(url);
  contexts.set(url, context);
  return context;
}

/** The next time, it is matched again. */
export function forgetAddress(url: URL): void {
  contexts.delete(url);
}

/** The screen of an address, with what its path says. */
export function screenOf({ matches }: StaticHandlerContext) {
  const match = matches.at(-1);
  if (!match) throw new Error('The last route matches everything');
  const handle = match.route.handle as RouteHandle;
  return { path: match.route.path, handle, params: match.params };
}

export function layoutOf({ matches }: StaticHandlerContext): LayoutHandle | undefined {
  return matches.map(({ route }) => route.handle).find((handle) => handle && 'layout' in handle);
}

async function query(url: URL): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('A public page answered with a redirect');
  return context;
}

function patternsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children }) => (children ? patternsOf(children) : path));
}

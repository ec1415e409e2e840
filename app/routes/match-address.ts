import {
  createStaticHandler,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { routes } from '../routes.tsx';
import { indexRoutes, patternsOf } from './route-index.ts';
import type { LayoutHandle, RouteHandle } from './screen.ts';

export const routePatterns = patternsOf(routes);

const routesFor = indexRoutes(routes);
const handlers = new Map<RouteObject[], StaticHandler>();
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
  const context = await handlerFor(url).query(new Request(url));
  if (context instanceof Response) throw new Error('A public page answered with a redirect');
  return context;
}

function handlerFor({ pathname }: URL): StaticHandler {
  const found = routesFor(pathname);
  const handler = handlers.get(found) ?? createStaticHandler(found);
  handlers.set(found, handler);
  return handler;
}

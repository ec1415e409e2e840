import {
  createStaticHandler,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { routes } from '../routes.tsx';
import type { LayoutHandle, RouteHandle } from './screen.ts';

export const routePatterns = patternsOf(routes);

const firstSegments = new Set(routePatterns.map(firstSegment).filter(Boolean));
const handlers = new Map<string, StaticHandler>();
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

/** The router tries its routes one after another, so it only gets those with the same first segment. */
function handlerFor({ pathname }: URL): StaticHandler {
  const segment = firstSegment(pathname);
  const key = firstSegments.has(segment) ? segment : '';
  const handler = handlers.get(key) ?? createStaticHandler(key ? routesBelow(key, routes) : routes);
  handlers.set(key, handler);
  return handler;
}

function patternsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children }) => (children ? patternsOf(children) : path));
}

function firstSegment(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** What an address with this first segment can match. */
function routesBelow(segment: string, routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    const { path = '', children } = route;
    if (children) return { ...route, children: routesBelow(segment, children) };
    return path === '*' || firstSegment(path) === segment ? route : [];
  });
}

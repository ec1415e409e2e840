import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document, readPageState } from './document/document.tsx';
import { replayEarlyEvents } from './document/replay-early-events.ts';
import { ignoreResizeObserverLoopErrors } from './document/resize-observer-errors.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** Brings the server's page to life, with the data and the screen that it was rendered with. */
export async function hydrate(): Promise<void> {
  ignoreResizeObserverLoopErrors();
  const state = readPageState();
  await resolveLazy(matchRoutes(routes, location)?.map(({ route }) => route) ?? []);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  hydrateRoot(
    document,
    <Document state={state}>
      <Providers state={state}>
        <Alive>
          <RouterProvider router={router} />
        </Alive>
      </Providers>
    </Document>,
  );
}

/** Its effect runs after those of everything inside: only then is the page really listening. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(replayEarlyEvents, []);
  return children;
}

/** The router would render nothing while it loads the first screen, and lose the server's page. */
async function resolveLazy(matched: RouteObject[]): Promise<void> {
  for (const route of matched) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document, readPageState } from './document/document.tsx';
import { replayEarlyEvents } from './document/replay-early-events.ts';
import { ignoreResizeObserverLoopErrors } from './document/resize-observer-errors.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** Hydrates the server-rendered page with the same data and screen. */
export async function hydrate(): Promise<void> {
  ignoreResizeObserverLoopErrors();
  const state = readPageState();
  await resolveLazy(matchRoutes(routes, location)?.map(({ route }) => route) ?? []);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  // As a transition it is done in small pieces, between which the page answers.
  startTransition(() => {
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
  });
}

/** Its effect runs after all others, when the page handles events. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(replayEarlyEvents, []);
  return children;
}

/** Otherwise the router would render nothing while the first screen loads. */
async function resolveLazy(matched: RouteObject[]): Promise<void> {
  for (const route of matched) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

import { type ReactNode, startTransition, useEffect } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetFormerAccount, WatchAccount } from './data/watch-account.ts';
import { Document, readPageState } from './document/document.tsx';
import { hydrateRoot } from './document/hydrate-root.ts';
import { showLoadError } from './document/load-error.ts';
import { ignoreResizeObserverLoopErrors } from './document/resize-observer-errors.ts';
import { replayEarlyEvents } from './document/start-script.ts';
import { Providers } from './providers.tsx';
import { missingData, type RouteHandle } from './routes/screen.ts';
import { createRoutes } from './routes.tsx';

hydrate().catch(showLoadError);

/** Hydrates the server-rendered page with the same data and screen. */
async function hydrate(): Promise<void> {
  ignoreResizeObserverLoopErrors();
  forgetFormerAccount();
  const state = readPageState();
  const routes = createRoutes(isAdminPath(location.pathname) ? await loadAdminRoutes() : []);
  await loadScreen(routes);
  // Tells that the server rendered the page: the browser has scrolled it already.
  const router = createBrowserRouter(routes, {
    hydrationData: {},
    async patchRoutesOnNavigation({ path, patch }) {
      // Patching twice changes nothing.
      if (isAdminPath(path)) patch(null, await loadAdminRoutes());
    },
  });
  const screen = router.state.matches.at(-1);
  const fallback =
    screen && state.isMissing
      ? missingData(screen.route.handle as RouteHandle, screen.params)
      : state.fallback;
  // As a transition it is done in small pieces, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document state={state}>
        <Providers state={{ ...state, fallback }}>
          <WatchAccount />
          <Alive>
            <RouterProvider router={router} />
          </Alive>
        </Providers>
      </Document>,
    );
  });
  // Not before someone uses the page: what it loads by itself is in its budget.
  const untilUsed = new AbortController();
  const startFetching = async (first: Event) => {
    untilUsed.abort();
    const { fetchOnIntent } = await import('./document/fetch-on-intent.ts');
    fetchOnIntent(router.routes, Object.keys(state.fallback), first);
  };
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, startFetching, { signal: untilUsed.signal });
  }
}

/** The admin area, with its texts and its navigation, is no part of the shop. */
async function loadAdminRoutes(): Promise<RouteObject[]> {
  return (await import('./admin/routes.ts')).adminRoutes;
}

function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path);
}

/** Loads the page's screen before there is a router, which would render nothing until it is loaded. */
async function loadScreen(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Its effect runs after all others, when the page handles events. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(replayEarlyEvents, []);
  return children;
}

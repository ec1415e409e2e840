import {
  createPath,
  type DataRouteMatch,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import { createAnimatedNavigations } from './animated-navigations.ts';
import { createBlocking } from './blocking.ts';
import { boundaryOf, isLoaded, loadScreens, toDataRoutes } from './data-routes.ts';
import { indexRoutes } from './route-index.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A step to another location: how it changes the history, and what is shown. */
type Navigation = { action: NavigationType; location: Location; matches: DataRouteMatch[] };
type Options = Pick<RouterNavigateOptions, 'preventScrollReset' | 'viewTransition'>;

/** What `RouterProvider` and its hooks use of a router without loaders and actions. */
type ScreenRouter = Pick<
  DataRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'deleteBlocker'
  | 'dispose'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'future'
  | 'getBlocker'
  | 'manifest'
  | 'match'
  | 'navigate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

/**
 * React Router's `createBrowserRouter` for routes that only have screens, at a quarter of its size:
 * SWR loads the data. Its promise resolves when the first screen is loaded. The last route must match
 * everything.
 */
export async function createScreenRouter(
  plainRoutes: RouteObject[],
  history: History,
): Promise<DataRouter> {
  const routes = toDataRoutes(plainRoutes);
  const routesFor = indexRoutes(routes);
  const subscribers = new Set<RouterSubscriber>();
  const animated = createAnimatedNavigations();
  let scrollPositions: Record<string, number> = {};
  let getScrollPosition = () => 0;
  let latest: Navigation | undefined;

  const match = (to: Partial<Location>) => matchRoutes(routesFor(to.pathname ?? '/'), to) ?? [];
  const matches = match(history.location);
  await loadScreens(matches);
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  const blocking = createBlocking({
    history,
    locationNow: () => state.location,
    show(blockers) {
      state = { ...state, blockers };
      tell();
    },
  });

  function tell(viewTransitionOpts?: Parameters<RouterSubscriber>[1]['viewTransitionOpts']) {
    const change = { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts };
    for (const subscriber of [...subscribers]) subscriber(state, change);
  }

  /** Shows the screen once its code is loaded, unless another navigation has begun by then. */
  async function start(action: NavigationType, location: Location, options: Options = {}) {
    scrollPositions[state.location.key] = getScrollPosition();
    const matches = match(location);
    const navigation = { action, location, matches };
    latest = navigation;
    if (isLoaded(matches)) return complete(navigation, options);
    const failure = await loadScreens(matches).then(
      () => null,
      (error: unknown) => ({ [boundaryOf(matches)]: error }),
    );
    if (latest === navigation) complete(navigation, options, failure);
  }

  function complete(
    { action, location, matches }: Navigation,
    { preventScrollReset = false, viewTransition = false }: Options,
    errors: RouterState['errors'] = null,
  ) {
    const from = state.location;
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    const isBack = action === NavigationType.Pop && animated.has(location, from);
    if (viewTransition) animated.add(from, location);
    state = {
      ...state,
      historyAction: action,
      location,
      matches,
      errors,
      restoreScrollPosition: scrollPositions[location.key] ?? null,
      preventScrollReset,
    };
    const isAnimated = viewTransition || isBack;
    tell(isAnimated ? { currentLocation: from, nextLocation: location } : undefined);
  }

  /** An address such as '//elsewhere.example' may come from a link in a message. */
  function refuseElsewhere(to: To | null) {
    const { origin } = history.createURL('/');
    const href = typeof to === 'string' ? to : createPath(to ?? {});
    if (new URL(href, origin).origin !== origin) {
      throw new Error('External navigation is not allowed');
    }
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}) {
    if (typeof to === 'number') return history.go(to);
    refuseElsewhere(to);
    const location = {
      ...history.encodeLocation(resolvePath(to ?? '', state.location.pathname)),
      state: options.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    };
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const go = () => start(action, location, options);
    if (!blocking.holds(action, location, go)) await go();
  }

  const unlisten = blocking.listen(start);
  const router: ScreenRouter = {
    basename: '/',
    future: {},
    routes,
    manifest: {},
    window,
    match,
    navigate,
    get state() {
      return state;
    },
    getBlocker: blocking.getBlocker,
    deleteBlocker: blocking.deleteBlocker,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(positions, getPosition) {
      scrollPositions = positions;
      getScrollPosition = getPosition;
      return () => {};
    },
    dispose() {
      unlisten();
      subscribers.clear();
    },
  };
  return router as DataRouter;
}

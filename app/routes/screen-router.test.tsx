import { afterEach, describe, expect, test } from 'bun:test';
import { act, cleanup, render } from '@testing-library/react';
import {
  type Blocker,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createMemoryRouter,
  type DataRouter,
  Outlet,
  type RouteObject,
  useBlocker,
  useLocation,
  useNavigationType,
  useParams,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createScreenRouter } from './screen-router.ts';

/** Resolves or rejects the load of the slow screen. */
let slow: PromiseWithResolvers<{ element: string }>;

function routes(): RouteObject[] {
  slow = Promise.withResolvers();
  return [
    {
      Component: Frame,
      ErrorBoundary: Failed,
      children: [
        { path: '/', element: 'Home' },
        { path: '/slow', lazy: () => slow.promise },
        { path: '/items/:id', lazy: async () => ({ Component: Item }) },
        { path: '/draft', Component: Draft },
        { path: '*', element: 'Missing' },
      ],
    },
  ];
}

function Frame() {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  return (
    <main>
      {`${type} ${pathname}${search}${hash}: `}
      <Outlet />
    </main>
  );
}

function Failed() {
  const error = useRouteError();
  return `Failed: ${error instanceof Error && error.message}`;
}

let blocker: Blocker;

function Draft() {
  blocker = useBlocker(true);
  return blocker.state;
}

function Item() {
  return `Item ${useParams().id}`;
}

const open = {
  'the screen router': (at: string) =>
    createScreenRouter(routes(), createMemoryHistory({ initialEntries: [at] })),
  'React Router’s own': async (at: string) => {
    const router = createMemoryRouter(routes(), { initialEntries: [at] });
    await Bun.sleep(1);
    return router;
  },
};

let router: DataRouter;
const go = (...[to, options]: Parameters<DataRouter['navigate']>) =>
  act(async () => void router.navigate(to, options));
const shown = () => document.body.textContent;

afterEach(() => {
  router.dispose();
  cleanup();
  sessionStorage.clear();
});

describe.each(Object.keys(open) as (keyof typeof open)[])('%s', (kind) => {
  async function visit(at: string) {
    router = await open[kind](at);
    render(<RouterProvider router={router} />);
  }

  test('shows the first screen, whose code it has loaded', async () => {
    await visit('/items/7?tab=two#part');
    expect(shown()).toBe('POP /items/7?tab=two#part: Item 7');
  });

  test('goes to a screen and back', async () => {
    await visit('/');
    await go('/items/8');
    expect(shown()).toBe('PUSH /items/8: Item 8');
    await act(async () => void router.navigate(-1));
    expect(shown()).toBe('POP /: Home');
  });

  test('replaces a location', async () => {
    await visit('/');
    await go('/items/8');
    await go('/items/9', { replace: true });
    expect(shown()).toBe('REPLACE /items/9: Item 9');
    await act(async () => void router.navigate(-1));
    expect(shown()).toBe('POP /: Home');
  });

  test('keeps the path when only search parameters or the hash are given', async () => {
    await visit('/items/8?a=1');
    await go('?b=2');
    expect(shown()).toBe('PUSH /items/8?b=2: Item 8');
    await go('#part');
    expect(shown()).toBe('PUSH /items/8#part: Item 8');
    await go('?');
    expect(shown()).toBe('PUSH /items/8: Item 8');
  });

  test('stays on the screen until the next one is loaded', async () => {
    await visit('/');
    await go('/slow');
    expect(shown()).toBe('POP /: Home');
    await act(async () => slow.resolve({ element: 'Slow' }));
    expect(shown()).toBe('PUSH /slow: Slow');
  });

  test('drops a navigation that another one interrupts', async () => {
    await visit('/');
    await go('/slow');
    await go('/items/8');
    await act(async () => slow.resolve({ element: 'Slow' }));
    expect(shown()).toBe('PUSH /items/8: Item 8');
  });

  test('shows that the code of a screen failed to load, until the next navigation', async () => {
    await visit('/');
    await go('/slow');
    await act(async () => slow.reject(new Error('no chunk')));
    expect(shown()).toBe('Failed: no chunk');
    await go('/items/8');
    expect(shown()).toBe('PUSH /items/8: Item 8');
  });

  test('shows an unknown address as missing', async () => {
    await visit('/nowhere');
    expect(shown()).toBe('POP /nowhere: Missing');
  });

  test('passes the state of a navigation on, and a new key each time', async () => {
    await visit('/');
    await go('/items/8', { state: { from: 'toast' } });
    const { key, state } = router.state.location;
    expect(state).toEqual({ from: 'toast' });
    await go('/items/8');
    expect(router.state.location).toMatchObject({ state: null });
    expect(router.state.location.key).not.toBe(key);
  });

  test('remembers how far a screen was scrolled', async () => {
    await visit('/');
    let y = 300;
    const end = router.enableScrollRestoration({}, () => y);
    await go('/items/8');
    expect(router.state.restoreScrollPosition).toBeNull();
    y = 40;
    await act(async () => void router.navigate(-1));
    expect(router.state.restoreScrollPosition).toBe(300);
    end();
  });

  test('animates the way back of an animated navigation only', async () => {
    await visit('/');
    const animated: string[] = [];
    router.subscribe(({ location }, { viewTransitionOpts }) => {
      if (viewTransitionOpts) animated.push(location.pathname);
    });
    await go('/items/8', { viewTransition: true });
    await act(async () => void router.navigate(-1));
    expect(animated).toEqual(['/items/8', '/']);
    await go('/nowhere');
    expect(animated).toEqual(['/items/8', '/']);
  });

  test('asks before a screen with unsaved changes is left, forward and back', async () => {
    await visit('/');
    await go('/items/8');
    await go('/draft');
    await go('/items/9');
    expect(shown()).toBe('PUSH /draft: blocked');
    await act(async () => blocker.reset?.());
    expect(shown()).toBe('PUSH /draft: unblocked');
    await act(async () => void router.navigate(-1));
    expect(shown()).toBe('PUSH /draft: blocked');
    await act(async () => blocker.proceed?.());
    expect(shown()).toBe('POP /items/8: Item 8');
    await act(async () => void router.navigate(-1));
    expect(shown()).toBe('POP /: Home');
    await go('/draft');
    await go('/items/9', { replace: true });
    await act(async () => blocker.proceed?.());
    expect(shown()).toBe('REPLACE /items/9: Item 9');
  });

  test.each(['//elsewhere.example', '/\\elsewhere.example'])('does not go to %s', async (to) => {
    await visit('/');
    await expect(router.navigate(to)).rejects.toThrow('External navigation is not allowed');
    expect(shown()).toBe('POP /: Home');
  });
});

test('animates the way back after a reload', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  router = await createScreenRouter(routes(), history);
  await go('/items/8', { viewTransition: true });
  router.dispose();
  router = await createScreenRouter(routes(), history);
  const animated: string[] = [];
  router.subscribe(({ location }, { viewTransitionOpts }) => {
    if (viewTransitionOpts) animated.push(location.pathname);
  });
  await act(async () => void router.navigate(-1));
  expect(animated).toEqual(['/']);
});

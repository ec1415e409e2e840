import type { RouteObject } from 'react-router';

type Params = Record<string, string | undefined>;

/** What the server needs to know about a route before rendering it. */
export type RouteHandle = {
  /** The screen's file, used to find its built assets. */
  file: string;
  /** API paths to load before rendering. A 404 of the first becomes null: the page is missing. */
  needs?: (params: Params) => string[];
  /**
   * API path that decides whether the page exists; a 404 makes the page a 404. The response is
   * private: it is not part of the page, and the page is not cached.
   */
  exists?: (params: Params) => string;
  /** The page names its address, so each address has its own. */
  namesAddress?: boolean;
  /** The query changes the page. With one, it is rendered for each request. */
  isVaried?: boolean;
  /** The page's status, from the loaded data. */
  status?: (answers: unknown[], params: Params) => number;
  /** The page shows little before it is hydrated, so its scripts load at once. */
  isEager?: boolean;
};

/** What the server needs to know about a layout of screens. */
export type LayoutHandle = {
  /** Its file. A layout has a side navigation, whose width must be known before it is painted. */
  layout: string;
};

export type Screen = { Component: React.ComponentType };

/** A route with a lazily loaded screen. */
export function screen(
  path: string,
  load: () => Promise<Screen>,
  handle: RouteHandle,
): RouteObject {
  return { path, lazy: load, handle };
}

export function notFound(path: string): RouteObject {
  return screen(path, () => import('../shell/not-found.screen.tsx'), {
    file: 'app/shell/not-found.screen.tsx',
    status: () => 404,
  });
}

/** The data of a page whose product or ticket does not exist. */
export function missingData({ needs, exists }: RouteHandle, params: Params) {
  const paths = [needs?.(params)[0] ?? [], exists?.(params) ?? []].flat();
  return Object.fromEntries(paths.map((path) => [path, null]));
}

import type { RouteObject } from 'react-router';

/** What the server has to know of a route before it renders it. */
export type RouteHandle = {
  /** The screen's file, to find its built assets by. */
  file: string;
  /** The API paths whose answers the screen starts with. A 404 becomes null. */
  needs?: (params: Record<string, string | undefined>) => string[];
  /**
   * The API path that says whether what the address names is there: else the page is a 404. The
   * answer is one person's: it stays out of the page, and the page is kept nowhere.
   */
  exists?: (params: Record<string, string | undefined>) => string;
  /** The page's status, from the answers to what it needs. */
  status?: (answers: unknown[]) => number;
  /** A form is there to be used at once: hydration does not wait. */
  form?: boolean;
};

type Screen = { Component: React.ComponentType };

/** A route whose screen is loaded when somebody goes there. */
export function screen(
  path: string,
  load: () => Promise<Screen>,
  handle: RouteHandle,
): RouteObject {
  return { path, lazy: load, handle };
}

import { matchRoutes, type RouteObject } from 'react-router';
import { mutate } from 'swr';
import type { Address } from '../data/address.ts';
import { readOrNull } from '../data/client.ts';
import type { RouteHandle } from '../routes/screen.ts';

/**
 * Fetches the code and the public data of a link’s page once someone points at it, touches or focuses
 * it, so that a press finds both. `known`: the addresses whose data the page came with. `first`: the
 * event that came before this was loaded.
 */
export function fetchOnIntent(
  routes: RouteObject[],
  known: readonly string[],
  first?: Event,
): void {
  const fetched = new Set(known);
  const fetchOnce = (key: string, fetch: () => Promise<unknown>) => {
    if (fetched.has(key)) return;
    fetched.add(key);
    // The press tries again, and says why it failed.
    fetch().catch(() => fetched.delete(key));
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin) return;
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const { lazy } = route;
      if (typeof lazy === 'function') fetchOnce(link.pathname, async () => lazy());
      const { needs } = (route.handle ?? {}) as Partial<RouteHandle>;
      for (const address of needs?.(params) ?? []) {
        fetchOnce(address, () =>
          mutate(address, readOrNull(address as Address<unknown>), { revalidate: false }),
        );
      }
    }
  };
  // Touching a link counts as pointing at it.
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, onIntent);
  if (first) onIntent(first);
}

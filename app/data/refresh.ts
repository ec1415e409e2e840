import { useSWRConfig } from 'swr';
import type { Address } from './address.ts';
import { read } from './client.ts';
import { isVisible } from './visible-keys.ts';

/**
 * Fetches anew what is known under the paths that are meant, whether a screen shows it now or
 * will later. What cannot be fetched is forgotten: its screen asks again, and says what fails.
 */
export function useRefresh() {
  const { cache, mutate } = useSWRConfig();
  return async (isMeant: (path: string) => boolean): Promise<void> => {
    // Addresses are all that the cache is keyed by.
    const keys = [...cache.keys()] as Address[];
    const known = keys.filter((path) => isMeant(path) && cache.get(path)?.data);
    await Promise.all(
      known.map((path) =>
        mutate(path, read(path), { revalidate: false }).catch(() => mutate(path, undefined)),
      ),
    );
  };
}

/**
 * For what happens elsewhere, however often: fetches anew what is on the screen, which stays until
 * then, and forgets the rest, so that it is fetched when its screen opens.
 */
export function useInvalidate() {
  const { cache, mutate } = useSWRConfig();
  return async (isMeant: (path: string) => boolean): Promise<void> => {
    const known = [...cache.keys()].filter((path) => isMeant(path));
    await Promise.all(
      known.map((path) => (isVisible(path) ? mutate(path) : mutate(path, undefined))),
    );
  };
}

import { useSWRConfig } from 'swr';
import type { Address } from './address.ts';
import { ApiError } from './api-error.ts';
import { read } from './client.ts';
import { isVisible } from './swr-config.ts';

/**
 * Fetches the cached data of the matching paths again, visible or not. What cannot be fetched is
 * dropped, so that its screen fetches it itself and shows the failure.
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
 * For frequent changes made elsewhere: fetches visible data again, which is shown until then, and
 * drops the rest, so that it is fetched when its screen opens.
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

/**
 * Refreshes once a call is answered, refused or not: someone else may have been faster. Without an
 * answer, what is shown stays, because it couldn’t be fetched either.
 */
export async function refreshAfter<Answer>(
  call: Promise<Answer>,
  refresh: () => Promise<unknown>,
): Promise<Answer> {
  const [outcome] = await Promise.allSettled([call]);
  const error = outcome.status === 'rejected' ? outcome.reason : undefined;
  if (!(error instanceof ApiError && error.status === 0)) await refresh();
  return call;
}

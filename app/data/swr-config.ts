import { useEffect } from 'react';
import type { Key, Middleware, SWRConfiguration } from 'swr';

const counts = new Map<Key, number>();

/** Counts the mounted components that use each key. */
const trackVisibleKeys: Middleware = (useNext) => (key, fetcher, config) => {
  const known = typeof key === 'string' ? key : null;
  useEffect(() => {
    if (known === null) return;
    counts.set(known, (counts.get(known) ?? 0) + 1);
    return () => {
      const left = (counts.get(known) ?? 0) - 1;
      if (left > 0) counts.set(known, left);
      else counts.delete(known);
    };
  }, [known]);
  return useNext(key, fetcher, config);
};

/** Data is fetched once and never goes stale by itself; each mutation names what to refresh. */
export const swrConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  use: [trackVisibleKeys],
};

/** Whether a mounted component uses the data under this key. */
export function isVisible(key: Key): boolean {
  return counts.has(key);
}

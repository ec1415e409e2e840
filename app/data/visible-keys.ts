import { useEffect } from 'react';
import type { Key, Middleware } from 'swr';

const counts = new Map<Key, number>();

/** Whether a mounted component uses the data under this key. */
export function isVisible(key: Key): boolean {
  return counts.has(key);
}

/** Counts the mounted components that use each key. */
export const trackVisibleKeys: Middleware = (useNext) => (key, fetcher, config) => {
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

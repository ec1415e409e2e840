import { AsyncLocalStorage } from 'node:async_hooks';

const ends = new AsyncLocalStorage<number>();

/**
 * Does work whose requests to the provider share this time, however many they are. What the
 * provider has not answered by then counts as not answered.
 */
export function allowMs<T>(ms: number, work: () => T): T {
  return ends.run(performance.now() + ms, work);
}

/** What is left of it; endless where nobody waits. */
export function timeLeftMs(): number {
  const end = ends.getStore();
  return end === undefined ? Number.POSITIVE_INFINITY : Math.max(0, end - performance.now());
}

import { AsyncLocalStorage } from 'node:async_hooks';

const ends = new AsyncLocalStorage<number>();

/**
 * Gives all provider requests of some work one shared deadline. Unanswered requests then count as
 * failed.
 */
export function withDeadline<T>(ms: number, work: () => T): T {
  return ends.run(performance.now() + ms, work);
}

/** The remaining time; Infinity without a deadline. */
export function timeLeftMs(): number {
  const end = ends.getStore();
  return end === undefined ? Number.POSITIVE_INFINITY : Math.max(0, end - performance.now());
}

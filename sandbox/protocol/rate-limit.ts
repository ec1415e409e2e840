import { failure } from './answer.ts';

const SECOND_MS = 1000;

/**
 * Throws the provider's 429 once `perSecond` requests have passed within a second. Rejected
 * requests don't count.
 */
export function createRateLimit(
  perSecond: number | undefined,
  clockMs: () => number = () => performance.now(),
): () => void {
  let passed: number[] = [];
  return () => {
    if (perSecond === undefined) return;
    const nowMs = clockMs();
    passed = passed.filter((atMs) => atMs > nowMs - SECOND_MS);
    if (passed.length >= perSecond) throw failure(429);
    passed.push(nowMs);
  };
}

type Options = {
  perSecond: number;
  /** Of a clock that never goes back. */
  clockMs?: () => number;
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * Lets callers pass one after the other, evenly, so that no second sees more of them than that.
 * Whoever finds nobody before them does not wait.
 */
export function createPace({
  perSecond,
  clockMs = () => performance.now(),
  sleep = Bun.sleep,
}: Options): () => Promise<void> {
  const apartMs = 1000 / perSecond;
  let freeAtMs = 0;
  return async () => {
    const nowMs = clockMs();
    const turnMs = Math.max(nowMs, freeAtMs);
    freeAtMs = turnMs + apartMs;
    if (turnMs > nowMs) await sleep(turnMs - nowMs);
  };
}

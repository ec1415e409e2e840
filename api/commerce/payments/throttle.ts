type Options = {
  perSecond: number;
  clockMs?: () => number;
  sleep?: (ms: number) => Promise<unknown>;
};

/** Spaces calls evenly to a rate per second. A caller with none before it does not wait. */
export function createThrottle({
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

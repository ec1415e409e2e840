/** A timeout that can be split into shares of the remaining time. */
export type Timeout = { signal: AbortSignal; share: (parts: number) => Timeout };

export function startTimeout(ms: number): Timeout {
  const end = performance.now() + ms;
  return {
    signal: AbortSignal.timeout(Math.ceil(ms)),
    share: (parts) => startTimeout(Math.max(0, end - performance.now()) / parts),
  };
}

/** For work that cannot be cancelled: stops waiting for it when the signal aborts. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', giveUp));
}

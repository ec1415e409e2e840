declare global {
  interface Window {
    /** Runs short timers at once, until none is set and no queued task sets another. */
    shortTimersDone(): Promise<void>;
    hasShortTimer(): boolean;
  }
}

/**
 * Tracks timers with a short delay: a live region, for example, is ready 150 ms after it was drawn.
 * Runs in the browser before anything else, so it must not refer to anything outside of itself.
 */
export function trackShortTimers(): void {
  const shortMs = 400;
  const pending = new Map<number, { dueAt: number; run: () => void }>();
  const { setTimeout, clearTimeout } = window;

  type Handler = (...args: unknown[]) => void;
  function setTracked(handler: Handler, delayMs = 0, ...args: unknown[]): number {
    const run = () => {
      pending.delete(timer);
      handler(...args);
    };
    const timer: number = setTimeout(run, delayMs);
    if (delayMs <= shortMs) pending.set(timer, { dueAt: performance.now() + delayMs, run });
    return timer;
  }

  function clearTracked(timer: number): void {
    pending.delete(timer);
    clearTimeout(timer);
  }

  // `clearInterval` clears timeouts too.
  Object.assign(window, {
    setTimeout: setTracked,
    clearTimeout: clearTracked,
    clearInterval: clearTracked,
  });

  window.hasShortTimer = () => pending.size > 0;

  window.shortTimersDone = async () => {
    do {
      const [next] = [...pending].sort(([, a], [, b]) => a.dueAt - b.dueAt);
      if (next) {
        const [timer, { run }] = next;
        clearTimeout(timer);
        run();
      }
      // A background task runs after all other queued tasks.
      await scheduler.postTask(() => {}, { priority: 'background' });
    } while (window.hasShortTimer());
  };
}

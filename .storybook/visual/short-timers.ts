declare global {
  interface Window {
    /** Resolves when no short timer is set and no queued task sets another. */
    shortTimersDone(): Promise<void>;
    hasShortTimer(): boolean;
  }
}

/**
 * Tracks timers with a short delay: React, for example, shows suspended content up to 300 ms later.
 * Runs in the browser before anything else, so it must not refer to anything outside of itself.
 */
export function trackShortTimers(): void {
  const shortMs = 400;
  const pending = new Set<number>();
  const { setTimeout, clearTimeout } = window;

  type Handler = (...args: unknown[]) => void;
  function setTracked(handler: Handler, delayMs = 0, ...args: unknown[]): number {
    const run = () => {
      pending.delete(timer);
      handler(...args);
    };
    const timer: number = setTimeout(run, delayMs);
    if (delayMs <= shortMs) pending.add(timer);
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
      while (window.hasShortTimer()) await new Promise(requestAnimationFrame);
      // A background task runs after all other queued tasks.
      await scheduler.postTask(() => {}, { priority: 'background' });
    } while (window.hasShortTimer());
  };
}

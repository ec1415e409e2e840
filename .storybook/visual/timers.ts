declare global {
  interface Window {
    /** Resolves once no short timer is set, and nothing that waits to run sets one. */
    shortTimersRung(): Promise<void>;
    shortTimerIsSet(): boolean;
  }
}

/**
 * Keeps count of the timers that a page sets for soon: React, for one, holds back for up to 300 ms
 * what it had to wait for. Runs in the browser before anything else does, so it may refer to
 * nothing outside of itself.
 */
export function watchTimers(): void {
  const shortMs = 400;
  const ringing = new Set<number>();
  const { setTimeout, clearTimeout } = window;

  type Handler = (...given: unknown[]) => void;
  function setWatched(handler: Handler, delayMs = 0, ...given: unknown[]): number {
    const ring = () => {
      ringing.delete(timer);
      handler(...given);
    };
    const timer: number = setTimeout(ring, delayMs);
    if (delayMs <= shortMs) ringing.add(timer);
    return timer;
  }

  function clearWatched(timer: number): void {
    ringing.delete(timer);
    clearTimeout(timer);
  }

  // `clearInterval` ends a timeout too.
  Object.assign(window, {
    setTimeout: setWatched,
    clearTimeout: clearWatched,
    clearInterval: clearWatched,
  });

  window.shortTimerIsSet = () => ringing.size > 0;

  window.shortTimersRung = async () => {
    do {
      while (window.shortTimerIsSet()) await new Promise(requestAnimationFrame);
      // All that is to be done comes before what is done in the background.
      await scheduler.postTask(() => {}, { priority: 'background' });
    } while (window.shortTimerIsSet());
  };
}

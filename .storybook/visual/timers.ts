declare global {
  interface Window {
    /** Resolves when no timer is set that would ring soon, nor is by what waits to run. */
    timersAtRest(): Promise<void>;
    timerIsSet(): boolean;
  }
}

/**
 * Keeps count of the short timers that a page has set: React, for one, holds back for up to 300 ms
 * what it had to wait for. Runs in the browser before anything else does, so it may refer to
 * nothing outside of itself.
 */
export function watchTimers(): void {
  const soonMs = 400;
  const patienceMs = 2000;
  const ringing = new Set<number>();
  const { setTimeout, clearTimeout } = window;

  type Handler = (...given: unknown[]) => void;
  function setWatched(handler: Handler, delayMs = 0, ...given: unknown[]): number {
    const ring = () => {
      ringing.delete(timer);
      handler(...given);
    };
    const timer: number = setTimeout(ring, delayMs);
    if (delayMs <= soonMs) ringing.add(timer);
    return timer;
  }

  function clearWatched(timer: number): void {
    ringing.delete(timer);
    clearTimeout(timer);
  }

  Object.assign(window, { setTimeout: setWatched, clearTimeout: clearWatched });

  window.timersAtRest = async () => {
    // One that sets itself anew each time would never let us go.
    const waitedFor = performance.now() + patienceMs;
    const waits = () => ringing.size > 0 && performance.now() < waitedFor;
    do {
      while (waits()) await new Promise((resolve) => requestAnimationFrame(resolve));
      // All that is to be done comes before what is done in the background.
      await scheduler.postTask(() => {}, { priority: 'background' });
    } while (waits());
  };

  window.timerIsSet = () => ringing.size > 0;
}

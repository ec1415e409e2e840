export interface WaitQueue {
  /** Resolves once `ready` returns true. */
  waitUntil(ready: () => boolean): Promise<void>;
  /** Checks all conditions again. */
  notify(): void;
  /** Resolves everything that waits. */
  release(): void;
}

export function createWaitQueue(): WaitQueue {
  const waiting = new Set<{ ready(): boolean; resolve(): void }>();

  function notify(): void {
    for (const waiter of waiting) {
      if (!waiter.ready()) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  }

  return {
    notify,
    waitUntil: (ready) =>
      new Promise((resolve) => {
        waiting.add({ ready, resolve });
        notify();
      }),
    release() {
      for (const { resolve } of waiting) resolve();
      waiting.clear();
    },
  };
}

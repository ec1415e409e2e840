export interface WaitQueue {
  /** Resolves once it is so. */
  waitUntil(ready: () => boolean): Promise<void>;
  /** Something has changed. */
  notify(): void;
  /** Nothing will change any more. */
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

export interface Waiters {
  /** Resolves once it is so. */
  until(ready: () => boolean): Promise<void>;
  /** Something has changed. */
  tell(): void;
  /** Nothing will change any more. */
  release(): void;
}

export function createWaiters(): Waiters {
  const waiting = new Set<{ ready(): boolean; resolve(): void }>();

  function tell(): void {
    for (const waiter of waiting) {
      if (!waiter.ready()) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  }

  return {
    tell,
    until: (ready) =>
      new Promise((resolve) => {
        waiting.add({ ready, resolve });
        tell();
      }),
    release() {
      for (const { resolve } of waiting) resolve();
      waiting.clear();
    },
  };
}

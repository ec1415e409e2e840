import type { Database } from '#db/client';

export type OrderEvents = Awaited<ReturnType<typeof createOrderEvents>>;

/** Wakes requests that wait for an order, when any process changes it. */
export async function createOrderEvents(database: Database) {
  const waiting = new Map<string, Set<() => void>>();
  let released = false;
  await database.listen('orders', (orderId) => {
    for (const wake of waiting.get(orderId) ?? []) wake();
  });

  return {
    /** Wakes all requests, because the process is shutting down. */
    release() {
      released = true;
      for (const wakers of waiting.values()) for (const wake of wakers) wake();
    },

    isReleased: () => released,

    /** Resolves at the order's next change, after `atMostMs`, or when the request is aborted. */
    next(orderId: string, atMostMs: number, signal: AbortSignal): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wakers = waiting.get(orderId) ?? new Set();
      waiting.set(orderId, wakers.add(resolve));
      const timer = setTimeout(resolve, atMostMs);
      signal.addEventListener('abort', () => resolve(), { once: true });
      return promise.finally(() => {
        clearTimeout(timer);
        wakers.delete(resolve);
        if (wakers.size === 0) waiting.delete(orderId);
      });
    },
  };
}

import type { Database } from '#db/client';

type Listener = (orderId: string) => void;

export type OrderEvents = Awaited<ReturnType<typeof createOrderEvents>>;

/** Tells requests that wait for an order when any process changes it. */
export async function createOrderEvents(database: Pick<Database, 'listen'>) {
  const listeners = new Set<Listener>();
  let isReleased = false;
  await database.listen('orders', notifyAll);

  return {
    /** Ends all waits, because the process is shutting down. */
    release(): void {
      isReleased = true;
      notifyAll('');
    },

    isReleased: () => isReleased,

    /** Returns how to unsubscribe. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function notifyAll(orderId: string): void {
    for (const tell of listeners) tell(orderId);
  }
}

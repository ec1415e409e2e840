export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/** Counts open requests in this process, per network and in total. */
export function createConcurrencyLimit(max: { perNetwork: number; total: number }) {
  const openOf = new Map<string, number>();
  let total = 0;

  /** Takes a place. Returns how to free it, or null when all places are taken. */
  const enter = (network: string): (() => void) | null => {
    if (isFull(network)) return null;
    openOf.set(network, (openOf.get(network) ?? 0) + 1);
    total += 1;
    return () => {
      const left = (openOf.get(network) ?? 0) - 1;
      if (left > 0) openOf.set(network, left);
      else openOf.delete(network);
      total -= 1;
    };
  };
  return Object.assign(enter, { isFull });

  function isFull(network: string): boolean {
    return total >= max.total || (openOf.get(network) ?? 0) >= max.perNetwork;
  }
}

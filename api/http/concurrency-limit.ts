export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/** Counts open requests in this process, per network and in total. */
export function createConcurrencyLimit(max: { perNetwork: number; total: number }) {
  const openOf = new Map<string, number>();
  let total = 0;

  /** Takes a place. Returns how to free it, or null when all places are taken. */
  return (network: string): (() => void) | null => {
    const open = openOf.get(network) ?? 0;
    if (open >= max.perNetwork || total >= max.total) return null;
    openOf.set(network, open + 1);
    total += 1;
    return () => {
      const left = (openOf.get(network) ?? 0) - 1;
      if (left > 0) openOf.set(network, left);
      else openOf.delete(network);
      total -= 1;
    };
  };
}

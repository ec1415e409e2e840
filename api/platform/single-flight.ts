/** Lets callers who ask for the same thing at the same time share one attempt at it. */
export function createSingleFlight<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, attempt: () => Promise<T>): Promise<T> => {
    const existing = running.get(key);
    if (existing) return existing;
    const started = attempt().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

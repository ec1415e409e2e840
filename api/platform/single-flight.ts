/** Shares one run of an operation between concurrent callers with the same key. */
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

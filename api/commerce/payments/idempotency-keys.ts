/**
 * Runs calls under idempotency keys. The provider remembers its answer to a key for a day, its
 * own failures too: a key that it failed on is spent, and the next try takes the next one. A lost
 * answer spends nothing, because the work behind it may have been done.
 */
export function createIdempotencyKeys(isOwnFailure: (error: unknown) => boolean) {
  const spent = new Map<string, number>();
  return async <T>(key: string, call: (options: { idempotencyKey: string }) => Promise<T>) => {
    const failures = spent.get(key) ?? 0;
    try {
      return await call({ idempotencyKey: failures === 0 ? key : `${key}:${failures}` });
    } catch (error) {
      if (isOwnFailure(error)) spent.set(key, failures + 1);
      throw error;
    }
  };
}

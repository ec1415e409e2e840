/**
 * Runs calls under idempotency keys. The provider repeats its answer to a key for a day, including
 * its own failures, so a key that failed there is replaced for the next attempt. A lost answer
 * keeps its key, because the call may have succeeded.
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

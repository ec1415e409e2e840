const safeKey = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** Throws unless it is a key as {@link FileStore} describes it. */
export function requireSafeKey(key: string): string {
  if (!safeKey.test(key)) throw new Error('A file key holds what no key may hold');
  return key;
}

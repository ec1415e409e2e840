/** Reads something once for each version. What fails is read again. */
export function oncePerVersion<T>(version: () => number, read: () => Promise<T>): () => Promise<T> {
  let known: { version: number; value: Promise<T> } | undefined;
  return () => {
    if (known?.version === version()) return known.value;
    const value = read();
    known = { version: version(), value };
    value.catch(() => {
      known = undefined;
    });
    return value;
  };
}

/** Items that arrive within this time form a batch. */
export const batchMs = 500;

/** Collects items that arrive close together and passes them on as one batch. */
export function createBatcher<Item>(onBatch: (items: readonly Item[]) => void) {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (items.length > 0) onBatch(items);
    items = [];
  }

  return {
    add(item: Item): void {
      items.push(item);
      timer ??= setTimeout(flush, batchMs);
    },
    /** Passes on what was collected so far. */
    flush,
  };
}

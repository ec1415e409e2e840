/** What comes within such a moment is one piece of news. */
export const batchMs = 500;

/** Hands on together what comes close together. */
export function createBatcher<Item>(handOn: (items: readonly Item[]) => void) {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
    if (items.length > 0) handOn(items);
    items = [];
  }

  return {
    add(item: Item): void {
      items.push(item);
      timer ??= setTimeout(end, batchMs);
    },
    /** What is there already is not lost. */
    end,
  };
}

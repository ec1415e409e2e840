/** After this time, the next refresh starts without waiting for the last. */
const timeoutMs = 25_000;

/**
 * Runs one refresh at a time, at least `gapMs` after the last began. Items that are added before then
 * are refreshed together.
 */
export function createPacedRefresh<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  gapMs: number,
) {
  let waiting: Item[] = [];
  let isResting = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  async function run(): Promise<void> {
    if (isResting || waiting.length === 0) return;
    isResting = true;
    const items = waiting;
    waiting = [];
    const done = work(items).catch(() => {});
    await Promise.all([after(gapMs), Promise.race([done, after(timeoutMs)])]);
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    isResting = false;
    await run();
  }

  function after(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    timers.push(setTimeout(resolve, ms));
    return promise;
  }

  return {
    add(...items: readonly Item[]): void {
      waiting.push(...items);
      void run();
    },
  };
}

type Turn = { start: () => void; refuse: (error: Error) => void };

type Options = {
  atOnce: number;
  maxWaiting: number;
  /** Creates the error for work that finds no place. */
  whenFull: () => Error;
};

/**
 * Runs a few tasks at once. The others wait in one line per key, and the lines take turns, so that
 * a long line delays no other. A full queue makes room for short lines by refusing the last of the
 * longest.
 */
export function createFairQueue({ atOnce, maxWaiting, whenFull }: Options) {
  /** In the order of their next turns. */
  const lines = new Map<string, Turn[]>();
  let running = 0;
  let waiting = 0;

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await turnOf(key);
    try {
      return await work();
    } finally {
      passOn();
    }
  };

  function turnOf(key: string): Promise<void> {
    if (waiting >= maxWaiting) makeRoomFor(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(key) ?? [];
    line.push({ start: resolve, refuse: reject });
    lines.set(key, line);
    waiting += 1;
    return promise;
  }

  function makeRoomFor(key: string): void {
    const own = lines.get(key)?.length ?? 0;
    const [longest] = [...lines].sort(([, a], [, b]) => b.length - a.length);
    if (!longest || longest[1].length <= own + 1) throw whenFull();
    longest[1].pop()?.refuse(whenFull());
    waiting -= 1;
  }

  /** The next line's first work inherits the place, so that new work cannot take it first. */
  function passOn(): void {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [key, line] = first;
    lines.delete(key);
    line.shift()?.start();
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
  }
}

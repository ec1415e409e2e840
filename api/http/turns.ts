/** Starts a portion of the work in each turn of the event loop, so that other work runs in between. */
export function createTurns(perTurn: number) {
  let waiting: (() => void)[] = [];

  /** Resolves when it is the caller’s turn. */
  return (): Promise<void> =>
    new Promise((start) => {
      if (waiting.push(start) === 1) setImmediate(takeTurn);
    });

  function takeTurn(): void {
    const starting = waiting.slice(0, perTurn);
    waiting = waiting.slice(perTurn);
    if (waiting.length > 0) setImmediate(takeTurn);
    for (const start of starting) start();
  }
}

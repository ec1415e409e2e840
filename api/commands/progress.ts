export type Say = (line: string) => void;

const pauseMs = 2_000;

/** Returns a function to call after each step. It says how far the work is, every two seconds. */
export function createProgress(say: Say, what: string, total: number): () => void {
  let done = 0;
  let saidMs = performance.now();
  return () => {
    done += 1;
    if (performance.now() - saidMs < pauseMs) return;
    saidMs = performance.now();
    say(`${what}: ${done} of ${total}`);
  };
}

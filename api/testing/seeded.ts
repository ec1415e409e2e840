/** A random generator that repeats its output per seed, so that failures can be reproduced. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    /** Returns an integer from 0 up to, but not including, the bound. */
    below,
    shuffled<T>(all: readonly T[]): T[] {
      const left = [...all];
      return all.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

/** Returns the seed in SEED or a random one, and prints it with the test name. */
export function seedFor(test: string): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  console.info(`${test}: SEED=${seed}`);
  return seed;
}

/** Chance that comes out the same for the same seed, so that what failed can be seen again. */
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
    /** A whole number from 0 to below the bound. */
    below,
    shuffled<T>(all: readonly T[]): T[] {
      const left = [...all];
      return all.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

/** A new one each time, unless SEED names the one to see again; printed with what it is for. */
export function seedFor(test: string): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  console.info(`${test}: SEED=${seed}`);
  return seed;
}

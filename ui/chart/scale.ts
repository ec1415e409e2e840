/** The ends of an axis and the values of its gridlines, always including zero. */
export type Scale = { low: number; high: number; ticks: number[] };

const maxSteps = 4;

/** Picks round steps (1, 2 or 5 times a power of ten, at least `minStep`) that cover all values. */
export function createScale(values: readonly number[], leastStep = 1): Scale {
  let [least, most] = [0, 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const step = roundUp(Math.max((most - least) / maxSteps, leastStep), leastStep);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

/** The position of a value on the axis, from 0 at the bottom to 1 at the top. */
export function getFraction(value: number, { low, high }: Scale): number {
  return (value - low) / (high - low);
}

/** Up to `max` evenly spaced indexes, including the first and the last. */
export function pickEvenly(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const last = count - 1;
  return Array.from({ length: most }, (_, index) => Math.round((index * last) / (most - 1)));
}

function roundUp(step: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(step / unit));
  const found = [1, 2, 5, 10].find((factor) => factor * power * unit >= step) ?? 10;
  return found * power * unit;
}

/** The ends of an axis and the values of its gridlines, always including zero. */
export type Scale = { low: number; high: number; ticks: number[] };

const maxSteps = 4;

/** Picks round steps (1, 2 or 5 times a power of ten, at least `minStep`) that cover all values. */
export function createScale(values: readonly number[], minStep = 1): Scale {
  let [min, max] = [0, 0];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  const step = roundUpStep(Math.max((max - min) / maxSteps, minStep), minStep);
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

/** The position of a value on the axis, from 0 at the bottom to 1 at the top. */
export function getFraction(value: number, { low, high }: Scale): number {
  return (value - low) / (high - low);
}

/** Up to `max` evenly spaced indexes, including the first and the last. */
export function pickEvenly(count: number, max: number): number[] {
  if (count <= max) return Array.from({ length: count }, (_, index) => index);
  const last = count - 1;
  return Array.from({ length: max }, (_, index) => Math.round((index * last) / (max - 1)));
}

function roundUpStep(step: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(step / unit));
  const found = [1, 2, 5, 10].find((factor) => factor * power * unit >= step) ?? 10;
  return found * power * unit;
}

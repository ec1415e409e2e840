import { intervalStarts, type Span } from '#contract/intervals';
import { maxPoints } from '#contract/series';
import { sumFromCents } from '#db/values/money';
import { addSums, type DailySums, noSums } from './daily-sums.ts';
import type { DailyTotal, Metric, Period, Sums } from './metrics/metric.ts';

/** A value as it is counted (cents, pieces, shares of one, milliseconds), and of how many it is. */
export type Measured = { value: number | null; of: number | null };

/** The values of the intervals, and the one of all of them together. */
export type MeasuredPeriod = { values: (number | null)[]; whole: Measured };

export function measurePeriod(
  { names, value, of }: Metric,
  { past, at }: DailySums,
  span: Span,
  promises: Period['promises'],
): MeasuredPeriod {
  const parts = intervalStarts(span, maxPoints).map(at);
  let before = past;
  const values = parts.map((within) => {
    const until = addSums(names, before, within);
    const measured = value({ within, before, until, promises });
    before = until;
    return measured;
  });
  const within = addAll(names, parts);
  const whole = { within, before: past, until: addSums(names, past, within), promises };
  return { values, whole: { value: value(whole), of: of?.(whole) ?? null } };
}

function addAll(names: readonly DailyTotal[], parts: readonly Sums[]): Sums {
  return parts.reduce((sum, part) => addSums(names, sum, part), noSums);
}

const hourMs = 60 * 60 * 1000;

/** As it is on the wire: money as text, the others with one decimal. */
export function toUnit(unit: Metric['unit'], value: number | null): string | number | null {
  if (value === null) return null;
  if (unit === 'money') return sumFromCents(value);
  if (unit === 'count') return value;
  // Adding zero makes a zero of a negative one.
  return Math.round(10 * (unit === 'percent' ? value * 100 : value / hourMs)) / 10 + 0;
}

export function wholeToWire(unit: Metric['unit'], { value, of }: Measured) {
  return { value: toUnit(unit, value), of };
}

/**
 * `line` for a level that carries over between points, such as open tasks; `bars` for an amount
 * counted per period.
 */
export type ChartShape = 'line' | 'bars';

/** One point in time, or one period, and its value. */
export type ChartPoint = {
  /** The full name: 'November 22, 2026'. */
  label: string;
  /** The shortest form, for the axis: 'Nov 22'. */
  tick: string;
  /** A whole number: a count, or cents; null: nothing to measure, for `bars` only. */
  value: number | null;
  /** What it is compared with, such as the same day of the period before. */
  compared?: { label: string; value: number | null };
};

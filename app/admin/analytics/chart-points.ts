import type { Series } from '#contract/series';
import type { ChartPoint } from '#ui/chart';
import { series as copy } from '../../copy/admin-series.ts';
import { formatCount } from '../../format/count.ts';
import { intervalName, intervalTick } from '../../format/intervals.ts';
import { exactDollars, shortDollars } from '../../format/money.ts';

/** Money values are in whole cents. */
export function toChartPoints({ points, interval, unit }: Series): ChartPoint[] {
  const numbers =
    unit === 'usd'
      ? points.map(({ value }) => Number(value.replace('.', '')))
      : points.map(({ value }) => value);
  return points.map(({ at }, index) => ({
    label: intervalName(interval, at),
    tick: intervalTick(interval, at),
    value: numbers[index] ?? 0,
  }));
}

/** Formats values in the text and on the axis. */
export const formats = {
  usd: { format: exactDollars, formatTick: shortDollars, minStep: 100 },
  count: { format: formatCount, formatTick: formatCount, minStep: 1 },
} as const;

/** Summarizes a point-in-time metric by its first and last value, others by their sum and maximum. */
export function summarizePoints(
  points: readonly ChartPoint[],
  isPointInTime: boolean,
  format: (value: number) => string,
): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  if (isPointInTime) {
    const now = format(last.value);
    if (first.value === last.value) return copy.unchanged(now);
    const direction = first.value < last.value ? 'up' : 'down';
    return copy.moved(now, direction, format(first.value), first.label);
  }
  const sum = points.reduce((all, { value }) => all + value, 0);
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  const maximum = highest.value > 0 ? ` ${copy.most(format(highest.value), highest.label)}` : '';
  return copy.sum(format(sum)) + maximum;
}

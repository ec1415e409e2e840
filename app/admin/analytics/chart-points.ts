import type { Series } from '#contract/series';
import type { ChartPoint } from '#ui/chart';
import { series as copy } from '../../copy/admin-series.ts';
import { formatCount } from '../../format/count.ts';
import { intervalName, intervalTick } from '../../format/intervals.ts';
import { exactDollars, shortDollars } from '../../format/money.ts';

/** Money in whole cents. */
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

/** How values are written, in full and on the axis. */
export const formats = {
  usd: { format: exactDollars, formatTick: shortDollars, minStep: 100 },
  count: { format: formatCount, formatTick: formatCount, minStep: 1 },
} as const;

/** What stands is told by where it was and is, what happens by its sum and its best time. */
export function summarizePoints(
  points: readonly ChartPoint[],
  isStanding: boolean,
  format: (value: number) => string,
): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  if (isStanding) {
    const now = format(last.value);
    if (first.value === last.value) return copy.unchanged(now);
    const direction = first.value < last.value ? 'up' : 'down';
    return copy.moved(now, direction, format(first.value), first.label);
  }
  const sum = points.reduce((all, { value }) => all + value, 0);
  const most = points.reduce((best, point) => (point.value > best.value ? point : best));
  const best = most.value > 0 ? ` ${copy.most(format(most.value), most.label)}` : '';
  return copy.sum(format(sum)) + best;
}

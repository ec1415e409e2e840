import { type Series, standingMetrics } from '#contract/series';
import type { ChartPoint } from '#ui/chart';
import { series as copy } from '../../copy/admin-series.ts';
import { formatCount } from '../../format/count.ts';
import { intervalName, intervalTick } from '../../format/intervals.ts';
import { exactDollars, shortDollars } from '../../format/money.ts';

/** Money values are in whole cents, hours and percentages in tenths. */
export function toChartPoints(series: Series): ChartPoint[] {
  const numbers = numbersOf(series);
  const { interval } = series;
  return series.points.map(({ at }, index) => ({
    label: intervalName(interval, at),
    tick: intervalTick(interval, at),
    value: numbers[index] ?? null,
  }));
}

function numbersOf(series: Series): (number | null)[] {
  if (series.unit === 'usd')
    return series.points.map(({ value }) => Number(value.replace('.', '')));
  if (series.unit === 'count') return series.points.map(({ value }) => value);
  return series.points.map(({ value }) => (value === null ? null : Math.round(value * 10)));
}

/** Formats values in the text and on the axis. */
export const formats = {
  usd: { format: exactDollars, formatTick: shortDollars, minStep: 100 },
  count: { format: formatCount, formatTick: formatCount, minStep: 1 },
  hours: {
    format: (tenths: number) => copy.hours((tenths / 10).toFixed(1)),
    formatTick: (tenths: number) => copy.hours(formatCount(tenths / 10)),
    minStep: 10,
  },
  percent: {
    format: (tenths: number) => copy.percent((tenths / 10).toFixed(1)),
    formatTick: (tenths: number) => copy.percent(formatCount(tenths / 10)),
    minStep: 100,
  },
} as const;

/** Summarizes a series in a sentence. */
export function summarizeSeries(series: Series): string {
  const { format } = formats[series.unit];
  if (series.unit === 'hours' || series.unit === 'percent') {
    const { value, websites } = series.whole;
    if (value === null) return '';
    const { [series.unit]: summary } = copy.whole;
    return summary(format(Math.round(value * 10)), websites);
  }
  const isPointInTime = standingMetrics.includes(series.metric);
  return summarizePoints(toChartPoints(series), isPointInTime, format);
}

/** Summarizes a point-in-time metric by its first and last value, others by their sum and maximum. */
export function summarizePoints(
  points: readonly ChartPoint[],
  isPointInTime: boolean,
  format: (value: number) => string,
): string {
  const values = points.map(({ label, value }) => ({ label, value: value ?? 0 }));
  const first = values[0];
  const last = values.at(-1);
  if (!first || !last) return '';
  if (isPointInTime) {
    const now = format(last.value);
    if (first.value === last.value) return copy.unchanged(now);
    const direction = first.value < last.value ? 'up' : 'down';
    return copy.moved(now, direction, format(first.value), first.label);
  }
  const sum = values.reduce((all, { value }) => all + value, 0);
  const highest = values.reduce((best, point) => (point.value > best.value ? point : best));
  const maximum = highest.value > 0 ? ` ${copy.most(format(highest.value), highest.label)}` : '';
  return copy.sum(format(sum)) + maximum;
}

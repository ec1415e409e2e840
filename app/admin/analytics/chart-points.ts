import { type Series, standingMetrics } from '#contract/series';
import type { ChartPoint } from '#ui/chart';
import { series as copy } from '../../copy/admin-series.ts';
import { intervalName, intervalTick } from '../../format/intervals.ts';
import { describeChange, formats, type Unit, type Value } from '../../format/metrics.ts';

/** Money values are in whole cents, hours and percentages in tenths. */
export function toChartPoints({ interval, unit, points, previous }: Series): ChartPoint[] {
  return points.map(({ day, value }, index) => {
    const before = previous?.points[index];
    return {
      label: intervalName(interval, day),
      tick: intervalTick(interval, day),
      value: toNumber(unit, value),
      ...(before && {
        compared: {
          label: intervalName(interval, before.day),
          value: toNumber(unit, before.value),
        },
      }),
    };
  });
}

/** A value of the API as a whole number, which adds up exactly. */
export function toNumber(unit: Unit, value: Value): number | null {
  if (value === null) return null;
  if (unit === 'money') return Number(String(value).replace('.', ''));
  return unit === 'count' ? Number(value) : Math.round(Number(value) * 10);
}

/** Summarizes a series in a sentence, and the period before in another. */
export function summarizeSeries(series: Series): string {
  const { unit, whole, previous } = series;
  const now = toNumber(unit, whole.value);
  const sentence = summarizeNow(series, now);
  if (!previous || sentence === '') return sentence;
  const before = toNumber(unit, previous.whole.value);
  if (before === null) return sentence;
  const change = describeChange(unit, now, before);
  return `${sentence} ${copy.before(formats[unit].format(before), change)}`;
}

function summarizeNow(series: Series, whole: number | null): string {
  const { metric, unit } = series;
  const { format } = formats[unit];
  const isLevel = standingMetrics.includes(metric);
  if (isLevel || unit === 'money' || unit === 'count') {
    return summarizePoints(toChartPoints(series), isLevel, format);
  }
  if (whole === null) return '';
  const { of } = series.whole;
  const value = format(whole);
  return of === null ? copy.whole.plain(value) : copy.whole[unit](value, metric, of);
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

import { useSearchParams } from 'react-router';
import { type Interval, intervals } from '#contract/intervals';
import { type SeriesMetric, seriesMetrics } from '#contract/series';
import {
  type DateRange,
  type Days,
  dateRanges,
  possibleIntervals,
  rangeDays,
  rangeOf,
  usualInterval,
} from './date-ranges.ts';

/** What the charts and tables show. */
export type ChartSelection = {
  metric: SeriesMetric;
  days: Days;
  interval: Interval;
  /** Whether the period before is shown, too. */
  isCompared: boolean;
};

/** A change of one control. */
export type ChartSelectionChange = Partial<ChartSelection>;

const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Keeps the selection in the URL; defaults are left out. A named period moves on with the days. */
export function useChartSelection(zone: string, now: Date) {
  const [params, setParams] = useSearchParams();
  const daysOf = (range: DateRange) => rangeDays(range, zone, now);
  const selection = readSelection(params, daysOf);
  const choose = (change: ChartSelectionChange) =>
    setParams(
      (current) => {
        const next = { ...readSelection(current, daysOf), ...change };
        // Another period has a usual interval of its own.
        const interval = change.days ? usualInterval(next.days) : next.interval;
        writeSelection(current, { ...next, interval }, rangeOf(next.days, zone, now));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { ...selection, choose };
}

type DaysOf = (range: DateRange) => Days;

function readSelection(params: URLSearchParams, daysOf: DaysOf): ChartSelection {
  const [start, end] = [params.get('from'), params.get('to')];
  const isOwn = isDay(start) && isDay(end) && start <= end;
  const days = isOwn ? { start, end } : daysOf(readParam(dateRanges, params.get('range')));
  const interval = intervals.find((each) => each === params.get('interval'));
  return {
    metric: readParam(seriesMetrics, params.get('metric')),
    days,
    interval:
      interval && possibleIntervals(days).includes(interval) ? interval : usualInterval(days),
    isCompared: params.get('compare') !== 'off',
  };
}

function writeSelection(
  params: URLSearchParams,
  { metric, days, interval, isCompared }: ChartSelection,
  range: DateRange | undefined,
): void {
  const values = {
    metric: metric === seriesMetrics[0] ? null : metric,
    range: range === dateRanges[0] ? null : (range ?? null),
    from: range ? null : days.start,
    to: range ? null : days.end,
    interval: interval === usualInterval(days) ? null : interval,
    compare: isCompared ? null : 'off',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
}

function readParam<Value extends string>(
  values: readonly [Value, ...Value[]],
  param: string | null,
): Value {
  return values.find((value) => value === param) ?? values[0];
}

import { useSearchParams } from 'react-router';
import { type SeriesMetric, seriesMetrics } from '#contract/series';
import { type DateRange, dateRanges } from './date-ranges.ts';

/** The metric and range of a chart. */
export type ChartSelection = { metric: SeriesMetric; range: DateRange };

/** A change of one select. */
export type ChartSelectionChange = { metric?: string; range?: string };

/** Keeps the selection in the URL; defaults are left out. */
export function useChartSelection() {
  const [params, setParams] = useSearchParams();
  const metric = readParam(seriesMetrics, params.get('metric'));
  const range = readParam(dateRanges, params.get('range'));
  const choose = (change: ChartSelectionChange) => {
    const next = { metric, range, ...change };
    setParams(
      (now) => {
        writeParam(now, 'metric', next.metric, seriesMetrics[0]);
        writeParam(now, 'range', next.range, dateRanges[0]);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { metric, range, choose };
}

function readParam<Value extends string>(
  values: readonly [Value, ...Value[]],
  param: string | null,
) {
  return values.find((value) => value === param) ?? values[0];
}

function writeParam(
  params: URLSearchParams,
  name: string,
  value: string,
  defaultValue: string,
): void {
  if (value === defaultValue) params.delete(name);
  else params.set(name, value);
}

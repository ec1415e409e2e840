import { useSearchParams } from 'react-router';
import { type SeriesMetric, seriesMetrics } from '#contract/series';
import { type DateRange, dateRanges } from './date-ranges.ts';

/** What a chart shows, and of which time. */
export type ChartSelection = { metric: SeriesMetric; range: DateRange };

/** As the options of the selects say it. */
export type ChartSelectionChange = { metric?: string; range?: string };

/** The choice is part of the address, as the open tab is; the usual one is left out. */
export function useChartSelection() {
  const [params, setParams] = useSearchParams();
  const metric = known(seriesMetrics, params.get('metric'));
  const range = known(dateRanges, params.get('range'));
  const choose = (wanted: ChartSelectionChange) => {
    const next = { metric, range, ...wanted };
    setParams(
      (now) => {
        write(now, 'metric', next.metric, seriesMetrics[0]);
        write(now, 'range', next.range, dateRanges[0]);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { metric, range, choose };
}

function known<Value extends string>(values: readonly [Value, ...Value[]], said: string | null) {
  return values.find((value) => value === said) ?? values[0];
}

function write(params: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) params.delete(name);
  else params.set(name, value);
}

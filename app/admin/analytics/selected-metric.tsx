import { series as copy } from '../../copy/admin-series.ts';
import { fetchSeriesCsv, useSeries } from '../../data/analytics.ts';
import { toSpan } from './date-ranges.ts';
import { MetricChart } from './metric-chart.tsx';
import { ReportCsvButton } from './report-csv-button.tsx';
import type { ChartSelection } from './use-chart-selection.ts';

/** The chart of the metric and the days in the URL. */
export function SelectedMetric({ metric, days, interval, isCompared }: ChartSelection) {
  const choice = { metric, interval, isCompared, ...toSpan(days) };
  const { series, failed, onRetry } = useSeries(choice);
  return (
    <MetricChart
      metric={metric}
      interval={interval}
      series={series}
      failed={failed}
      onRetry={onRetry}
      action={<ReportCsvButton of={copy.metrics[metric]} fetchCsv={() => fetchSeriesCsv(choice)} />}
    />
  );
}

import { series as copy } from '../../copy/admin-series.ts';
import { fetchSeriesCsv, useSeries } from '../../data/analytics.ts';
import { toSpan } from './date-ranges.ts';
import { MetricChart } from './metric-chart.tsx';
import { PeriodField } from './period-field.tsx';
import { ReportCsvButton } from './report-csv-button.tsx';
import type { useChartSelection } from './use-chart-selection.ts';

type SelectedMetricProps = {
  selection: ReturnType<typeof useChartSelection>;
  zone: string;
  now: Date;
};

/** The chart of the metric and the days in the URL, and the fields that choose them. */
export function SelectedMetric({ selection, zone, now }: SelectedMetricProps) {
  const { metric, days, interval, isCompared, choose } = selection;
  const choice = { metric, interval, isCompared, ...toSpan(days) };
  const { series, failed, onRetry } = useSeries(choice);
  return (
    <MetricChart
      metric={metric}
      days={days}
      interval={interval}
      onChoose={choose}
      series={series}
      failed={failed}
      onRetry={onRetry}
      period={
        <PeriodField days={days} isCompared={isCompared} zone={zone} now={now} onChoose={choose} />
      }
      action={<ReportCsvButton of={copy.metrics[metric]} fetchCsv={() => fetchSeriesCsv(choice)} />}
    />
  );
}

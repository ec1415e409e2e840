import { Checkbox } from '#ui/checkbox';
import { DateRange } from '#ui/date-range';
import { Stack } from '#ui/stack';
import { series as copy } from '../../copy/admin-series.ts';
import { fetchSeriesCsv, useSeries } from '../../data/analytics.ts';
import { dateRanges, rangeDays, toSpan } from './date-ranges.ts';
import { MetricChart } from './metric-chart.tsx';
import { ReportCsvButton } from './report-csv-button.tsx';
import type {
  ChartSelection,
  ChartSelectionChange,
  useChartSelection,
} from './use-chart-selection.ts';

type PeriodFieldProps = Pick<ChartSelection, 'days' | 'isCompared'> & {
  zone: string;
  now: Date;
  onChoose: (change: ChartSelectionChange) => void;
};

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

/** The days that charts and reports are about, and whether the ones before are shown, too. */
function PeriodField({ days, isCompared, zone, now, onChoose }: PeriodFieldProps) {
  return (
    <Stack gap="s">
      <DateRange
        label={copy.period}
        name="period"
        value={days}
        onValueChange={(span, isValid) => {
          if (isValid && span.start && span.end) onChoose({ days: span });
        }}
        presets={dateRanges.map((range) => ({
          label: copy.ranges[range],
          span: rangeDays(range, zone, now),
        }))}
        min="2000-01-01"
        max="2199-12-31"
      />
      <Checkbox
        label={copy.compare}
        name="compare"
        checked={isCompared}
        onChange={({ currentTarget }) => onChoose({ isCompared: currentTarget.checked })}
      />
    </Stack>
  );
}

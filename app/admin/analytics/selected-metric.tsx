import type { ReactNode } from 'react';
import { type Series, standingMetrics } from '#contract/series';
import { Chart } from '#ui/chart';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { series as copy } from '../../copy/admin-series.ts';
import { fetchSeriesCsv, useSeries } from '../../data/analytics.ts';
import type { LoadState } from '../../data/resource.ts';
import { formats } from '../../format/metrics.ts';
import { paths } from '../../paths.ts';
import { summarizeSeries, toChartPoints } from './chart-points.ts';
import { toSpan } from './date-ranges.ts';
import { ReportCsvButton } from './report-csv-button.tsx';
import type { ChartSelection } from './use-chart-selection.ts';

export type MetricChartProps = Pick<ChartSelection, 'metric' | 'interval'> &
  LoadState & {
    /** Undefined while loading. */
    series: Series | undefined;
    /** Below the chart. */
    action?: ReactNode;
  };

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

/** A metric over time, with its definition. */
export function MetricChart({
  metric,
  interval,
  series,
  action,
  failed,
  onRetry,
}: MetricChartProps) {
  const isPointInTime = standingMetrics.includes(metric);
  const format = formats[series?.unit ?? 'count'];
  return (
    <Stack gap="s">
      <Chart
        {...format}
        label={copy.metrics[metric]}
        summary={series ? summarizeSeries(series) : ''}
        shape={isPointInTime ? 'line' : 'bars'}
        points={series ? toChartPoints(series) : []}
        measured={series?.unit === 'hours' || series?.unit === 'percent'}
        pointHeading={copy.pointsAre[interval]}
        comparedLabel={copy.comparedLabel}
        sliderLabel={copy.reader(interval)}
        loading={!series && !failed && copy.loading(metric)}
        empty={copy.empty}
        {...(failed &&
          !series && {
            failure: { message: failed, onRetry },
          })}
      />
      {series && (
        <Inline justify="between" gap="s">
          <Text size="small" tone="soft" measure>
            {series.definition} {copy.zone(series.timeZone)}{' '}
            <TextLink href={paths.adminSettingsPart('general', 'reports')}>
              {copy.changeZone}
            </TextLink>
          </Text>
          {action}
        </Inline>
      )}
    </Stack>
  );
}

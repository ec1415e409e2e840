import { type Series, seriesMetrics, standingMetrics } from '#contract/series';
import { Chart } from '#ui/chart';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { series as copy } from '../../copy/admin-series.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { formats, summarizeSeries, toChartPoints } from './chart-points.ts';
import { dateRanges, rangeInterval } from './date-ranges.ts';
import type { ChartSelection, ChartSelectionChange } from './use-chart-selection.ts';

export type MetricChartProps = ChartSelection &
  LoadState & {
    onChoose: (wanted: ChartSelectionChange) => void;
    /** Undefined while loading. */
    series: Series | undefined;
  };

/** A metric over time, with its definition. */
export function MetricChart({
  metric,
  range,
  onChoose,
  series,
  failed,
  onRetry,
}: MetricChartProps) {
  const interval = rangeInterval(range);
  const isPointInTime = standingMetrics.includes(metric);
  const format = formats[series?.unit ?? 'count'];
  const points = series ? toChartPoints(series) : [];
  return (
    <Stack gap="m">
      <Inline justify="between" gap="s">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <Inline gap="s">
          <InlineSelect
            label={copy.metric}
            options={seriesMetrics.map((value) => ({ value, label: copy.metrics[value] }))}
            value={metric}
            onValueChange={(value) => onChoose({ metric: value })}
          />
          <InlineSelect
            label={copy.range}
            options={dateRanges.map((value) => ({ value, label: copy.ranges[value] }))}
            value={range}
            onValueChange={(value) => onChoose({ range: value })}
          />
        </Inline>
      </Inline>
      <Chart
        {...format}
        label={copy.metrics[metric]}
        summary={series ? summarizeSeries(series) : ''}
        shape={isPointInTime ? 'line' : 'bars'}
        points={points}
        measured={series?.unit === 'hours' || series?.unit === 'percent'}
        pointHeading={copy.pointsAre[interval]}
        sliderLabel={copy.reader(interval)}
        loading={!series && !failed && copy.loading(metric)}
        empty={copy.empty}
        {...(failed &&
          !series && {
            error: (
              <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
            ),
          })}
      />
      {series && (
        <Text size="small" tone="soft" measure>
          {series.definition} {copy.zone}
        </Text>
      )}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import {
  type MetricTopic,
  metricTopics,
  type Series,
  type SeriesMetric,
  standingMetrics,
} from '#contract/series';
import { Chart } from '#ui/chart';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { series as copy } from '../../copy/admin-series.ts';
import type { LoadState } from '../../data/resource.ts';
import { formats } from '../../format/metrics.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { summarizeSeries, toChartPoints } from './chart-points.ts';
import { possibleIntervals } from './date-ranges.ts';
import type { ChartSelection, ChartSelectionChange } from './use-chart-selection.ts';

export type MetricChartProps = Omit<ChartSelection, 'isCompared'> &
  LoadState & {
    onChoose: (wanted: ChartSelectionChange) => void;
    /** Undefined while loading. */
    series: Series | undefined;
    /** Between the selects and the chart. */
    period?: ReactNode;
    /** Below the chart. */
    action?: ReactNode;
  };

const topics = Object.keys(metricTopics) as MetricTopic[];
const metricOptions = topics.flatMap((topic) =>
  metricTopics[topic].map((value: SeriesMetric) => ({
    value,
    label: copy.metrics[value],
    group: copy.topics[topic],
  })),
);

/** A metric over time, with its definition. */
export function MetricChart({
  metric,
  days,
  interval,
  onChoose,
  series,
  period,
  action,
  failed,
  onRetry,
}: MetricChartProps) {
  const isPointInTime = standingMetrics.includes(metric);
  const format = formats[series?.unit ?? 'count'];
  const intervals = possibleIntervals(days);
  return (
    <Stack gap="m">
      <Inline justify="between" gap="s">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <Inline gap="s">
          <InlineSelect
            label={copy.metric}
            options={metricOptions}
            value={metric}
            onValueChange={(value) => {
              const chosen = metricOptions.find((option) => option.value === value);
              if (chosen) onChoose({ metric: chosen.value });
            }}
          />
          <InlineSelect
            label={copy.interval}
            options={intervals.map((value) => ({ value, label: copy.pointsAre[value] }))}
            value={interval}
            onValueChange={(value) => {
              const chosen = intervals.find((each) => each === value);
              if (chosen) onChoose({ interval: chosen });
            }}
          />
        </Inline>
      </Inline>
      {period}
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
            error: (
              <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
            ),
          })}
      />
      {series && (
        <Stack gap="s">
          <Text size="small" tone="soft" measure>
            {series.definition} {copy.zone(series.timeZone)}{' '}
            <TextLink href={paths.adminSettingsSection('reports')}>{copy.changeZone}</TextLink>
          </Text>
          {action}
        </Stack>
      )}
    </Stack>
  );
}

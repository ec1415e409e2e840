import { useState } from 'react';
import { type MetricTopic, metricTopics, type SeriesMetric } from '#contract/series';
import { DateRange } from '#ui/date-range';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { series as copy } from '../../copy/admin-series.ts';
import { dateRanges, possibleIntervals, rangeDays, rangeOf } from './date-ranges.ts';
import { keyMetrics } from './key-metrics.tsx';
import type { ChartSelection, ChartSelectionChange } from './use-chart-selection.ts';

export type ChartControlsProps = ChartSelection & {
  zone: string;
  now: Date;
  onChoose: (change: ChartSelectionChange) => void;
};

const topics = Object.keys(metricTopics) as MetricTopic[];
const toOption = (value: SeriesMetric, group: string) => ({
  value,
  label: copy.metrics[value],
  group,
});
/** The key metrics first, then the others by topic. */
const metricOptions = [
  ...keyMetrics.map((metric) => toOption(metric, copy.keyMetrics)),
  ...topics.flatMap((topic) =>
    metricTopics[topic]
      .filter((metric) => !keyMetrics.includes(metric))
      .map((metric) => toOption(metric, copy.topics[topic])),
  ),
];
const custom = 'custom';

/** What charts and reports are about: metric, period, step and comparison. */
export function ChartControls({
  metric,
  days,
  interval,
  isCompared,
  zone,
  now,
  onChoose,
}: ChartControlsProps) {
  const [isOwn, setOwn] = useState(false);
  const range = isOwn ? undefined : rangeOf(days, zone, now);
  return (
    <Stack gap="s">
      <Inline gap="s" align="center">
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
          label={copy.period}
          options={[
            ...dateRanges.map((value) => ({ value, label: copy.ranges[value] })),
            { value: custom, label: copy.customRange },
          ]}
          value={range ?? custom}
          onValueChange={(value) => {
            const chosen = dateRanges.find((each) => each === value);
            setOwn(!chosen);
            if (chosen) onChoose({ days: rangeDays(chosen, zone, now) });
          }}
        />
        <InlineSelect
          label={copy.interval}
          options={possibleIntervals(days).map((value) => ({
            value,
            label: copy.pointsAre[value],
          }))}
          value={interval}
          onValueChange={(value) => {
            const chosen = possibleIntervals(days).find((each) => each === value);
            if (chosen) onChoose({ interval: chosen });
          }}
        />
        <InlineSelect
          label={copy.compare}
          options={[
            { value: 'previous', label: copy.comparedLabel },
            { value: 'off', label: copy.notCompared },
          ]}
          value={isCompared ? 'previous' : 'off'}
          onValueChange={(value) => onChoose({ isCompared: value === 'previous' })}
        />
      </Inline>
      {!range && (
        <DateRange
          label={copy.days}
          name="period"
          value={days}
          onValueChange={(span, isValid) => {
            if (isValid && span.start && span.end) onChoose({ days: span });
          }}
          min="2000-01-01"
          max="2199-12-31"
        />
      )}
    </Stack>
  );
}

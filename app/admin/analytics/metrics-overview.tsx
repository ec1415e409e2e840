import {
  type MetricFigure,
  type MetricOverview,
  type MetricTopic,
  metricTopics,
  type SeriesMetric,
} from '#contract/series';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { series as copy, reports } from '../../copy/admin-series.ts';
import type { LoadState } from '../../data/resource.ts';
import { describeChange, formats } from '../../format/metrics.ts';
import { toNumber } from './chart-points.ts';
import { MetricDefinition } from './metric-definition.tsx';

export type MetricsOverviewProps = LoadState & {
  /** Undefined while loading. */
  overview: MetricOverview | undefined;
  isCompared: boolean;
  /** Where the chart of a metric is. */
  hrefOf: (metric: SeriesMetric) => string;
};

const texts = reports.overview;
const topics = Object.keys(metricTopics) as MetricTopic[];

/** Every metric over the period, by topic, beside the one before. */
export function MetricsOverview({
  overview,
  isCompared,
  hrefOf,
  failed,
  onRetry,
}: MetricsOverviewProps) {
  const columns: Column<MetricFigure>[] = [
    {
      id: 'metric',
      heading: texts.metric,
      cell: ({ metric, definition }) => (
        <Inline gap="xxs" align="center">
          <TextLink href={hrefOf(metric)}>{copy.metrics[metric]}</TextLink>
          <MetricDefinition label={texts.explain(copy.metrics[metric])} text={definition} />
        </Inline>
      ),
      width: 'wide',
      primary: true,
    },
    {
      id: 'value',
      heading: texts.value,
      align: 'end',
      cell: ({ unit, whole }) => show(unit, whole),
    },
  ];
  const compared: Column<MetricFigure>[] = [
    {
      id: 'before',
      heading: texts.before,
      align: 'end',
      cell: ({ unit, previous }) => show(unit, previous),
    },
    {
      id: 'change',
      heading: texts.change,
      align: 'end',
      cell: ({ unit, whole, previous }) =>
        describeChange(unit, toNumber(unit, whole.value), toNumber(unit, previous.value)),
    },
  ];
  const shown = overview || failed ? topics : topics.slice(0, 1);
  return (
    <Stack gap="l">
      <Heading level={2} size={3}>
        {texts.title}
      </Heading>
      {(failed && !overview ? shown.slice(0, 1) : shown).map((topic) => (
        <Stack key={topic} gap="s">
          <Heading level={3} size={4}>
            {copy.topics[topic]}
          </Heading>
          <Table
            aria-label={copy.topics[topic]}
            columns={isCompared ? [...columns, ...compared] : columns}
            rows={overview?.metrics.filter(({ metric }) => isOf(topic, metric)) ?? []}
            rowKey={({ metric }) => metric}
            loading={!overview && !failed && texts.loading}
            empty={{ title: copy.empty }}
            {...(failed && !overview && { error: { message: failed, onRetry } })}
          />
        </Stack>
      ))}
    </Stack>
  );
}

const isOf = (topic: MetricTopic, metric: SeriesMetric) =>
  (metricTopics[topic] as readonly SeriesMetric[]).includes(metric);

function show(unit: MetricFigure['unit'], { value }: MetricFigure['whole']): string | null {
  const number = toNumber(unit, value);
  return number === null ? null : formats[unit].format(number);
}

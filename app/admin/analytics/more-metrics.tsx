import {
  type MetricFigure,
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
import { describeChange } from '../../format/metrics.ts';
import { toNumber } from './chart-points.ts';
import { formatMetric, keyMetrics } from './key-metrics.tsx';
import { MetricDefinition } from './metric-definition.tsx';

type MoreMetricsProps = {
  metrics: readonly MetricFigure[];
  isCompared: boolean;
  /** Where the chart of a metric is. */
  hrefOf: (metric: SeriesMetric) => string;
};

const texts = reports.overview;
const topics = Object.keys(metricTopics) as MetricTopic[];

/** The metrics that aren't key metrics over the period, by topic, beside the period before. */
export function MoreMetrics({ metrics, isCompared, hrefOf }: MoreMetricsProps) {
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
      cell: (figure) => formatMetric(figure, figure.whole) ?? null,
    },
  ];
  const compared: Column<MetricFigure>[] = [
    {
      id: 'before',
      heading: texts.before,
      align: 'end',
      cell: (figure) => formatMetric(figure, figure.previous) ?? null,
    },
    {
      id: 'change',
      heading: texts.change,
      align: 'end',
      cell: ({ unit, whole, previous }) =>
        describeChange(unit, toNumber(unit, whole.value), toNumber(unit, previous.value)),
    },
  ];
  return (
    <Stack gap="l">
      {topics.map((topic) => {
        const rows = metrics.filter(
          ({ metric }) => isOf(topic, metric) && !keyMetrics.includes(metric),
        );
        return (
          <Stack key={topic} gap="xs">
            <Heading level={2} size={4}>
              {copy.topics[topic]}
            </Heading>
            <Table
              aria-label={copy.topics[topic]}
              columns={isCompared ? [...columns, ...compared] : columns}
              rows={rows}
              rowKey={({ metric }) => metric}
              empty={{ title: copy.empty }}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

const isOf = (topic: MetricTopic, metric: SeriesMetric) =>
  (metricTopics[topic] as readonly SeriesMetric[]).includes(metric);

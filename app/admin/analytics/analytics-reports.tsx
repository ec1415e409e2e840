import { useState } from 'react';
import { useLocation } from 'react-router';
import type { RevenueSplit } from '#contract/analytics-reports';
import {
  type MetricFigure,
  type MetricTopic,
  metricTopics,
  type SeriesMetric,
} from '#contract/series';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { series as copy, reports } from '../../copy/admin-series.ts';
import {
  fetchPartsCsv,
  useAnalytics,
  useMetricOverview,
  useRevenueParts,
} from '../../data/analytics.ts';
import { useSettings } from '../../document/settings.tsx';
import { describeChange } from '../../format/metrics.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { ChartControls } from './chart-controls.tsx';
import { toNumber } from './chart-points.ts';
import { CohortTable } from './cohort-table.tsx';
import { toSpan } from './date-ranges.ts';
import { formatMetric, KeyMetrics, keyMetrics } from './key-metrics.tsx';
import { MetricDefinition } from './metric-definition.tsx';
import { RevenueParts } from './revenue-parts.tsx';
import { SelectedMetric } from './selected-metric.tsx';
import { TaxReport } from './tax-report.tsx';
import { useChartSelection } from './use-chart-selection.ts';

type MoreMetricsProps = {
  metrics: readonly MetricFigure[];
  isCompared: boolean;
  /** Where the chart of a metric is. */
  hrefOf: (metric: SeriesMetric) => string;
};

const texts = reports.overview;

const topics = Object.keys(metricTopics) as MetricTopic[];

const isOf = (topic: MetricTopic, metric: SeriesMetric) =>
  (metricTopics[topic] as readonly SeriesMetric[]).includes(metric);

/** Shares of fewer customers say nothing. */
const minCustomersOfCohorts = 50;

/** The days can’t be chosen before it is known whose they are. */
export function AnalyticsReports() {
  const { figures, failed, onRetry } = useAnalytics(true);
  if (figures) return <Reports zone={figures.timeZone} />;
  if (!failed) return null;
  return <LoadFailed title={reports.overview.failed} failed={failed} onRetry={onRetry} />;
}

/** All charts and tables of the analytics, about the same days. */
function Reports({ zone }: { zone: string }) {
  const [now] = useState(() => new Date());
  const [by, setBy] = useState<RevenueSplit>('product');
  const { pathname, search } = useLocation();
  const { choose, ...selection } = useChartSelection(zone, now);
  const { metric, days, isCompared } = selection;
  const span = toSpan(days);
  const { overview, failed, onRetry } = useMetricOverview(span);
  const parts = useRevenueParts(by, span);
  const isTaxed = useSettings().tax !== undefined;
  const customers = overview?.metrics.find((figure) => figure.metric === 'customers');
  const hrefOf = (wanted: SeriesMetric) => {
    const params = new URLSearchParams(search);
    params.set('metric', wanted);
    return `${pathname}?${params}`;
  };
  return (
    <Stack gap="l">
      <ChartControls {...selection} zone={zone} now={now} onChoose={choose} />
      <KeyMetrics
        overview={overview}
        failed={failed}
        onRetry={onRetry}
        isCompared={isCompared}
        metric={metric}
        hrefOf={hrefOf}
      />
      <SelectedMetric {...selection} />
      {overview && (
        <Disclosure summary={reports.overview.title}>
          <MoreMetrics metrics={overview.metrics} isCompared={isCompared} hrefOf={hrefOf} />
        </Disclosure>
      )}
      <RevenueParts
        {...parts}
        by={by}
        onSplit={setBy}
        isCompared={isCompared}
        fetchCsv={() => fetchPartsCsv(by, span)}
      />
      {isTaxed && <TaxReport span={span} />}
      {Number(customers?.whole.value) >= minCustomersOfCohorts && <CohortTable span={span} />}
    </Stack>
  );
}

/** The metrics that aren't key metrics over the period, by topic, beside the period before. */
function MoreMetrics({ metrics, isCompared, hrefOf }: MoreMetricsProps) {
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

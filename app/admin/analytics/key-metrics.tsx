import type { MetricFigure, MetricOverview, SeriesMetric } from '#contract/series';
import { Grid } from '#ui/grid';
import { Stat } from '#ui/stat';
import { change as changeCopy, series as copy, reports } from '../../copy/admin-series.ts';
import type { LoadState } from '../../data/resource.ts';
import { describeChange, formats } from '../../format/metrics.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { toNumber } from './chart-points.ts';
import { MetricDefinition } from './metric-definition.tsx';

type KeyMetricsProps = LoadState & {
  /** Undefined while loading. */
  overview: MetricOverview | undefined;
  isCompared: boolean;
  /** The one on the chart. */
  metric: SeriesMetric;
  /** Where the chart of a metric is. */
  hrefOf: (metric: SeriesMetric) => string;
};

/** What a shop of a few people looks at. The others come after them. */
export const keyMetrics: readonly SeriesMetric[] = [
  'revenue',
  'mrr',
  'customer_churn',
  'customers',
  'orders',
  'delivered_in_time',
  'support_answer_time',
  'refunds',
];

/** The key metrics over the period as tiles, each with its definition and its chart. */
export function KeyMetrics({
  overview,
  isCompared,
  metric: shown,
  hrefOf,
  failed,
  onRetry,
}: KeyMetricsProps) {
  if (failed && !overview)
    return <LoadFailed title={reports.overview.failed} failed={failed} onRetry={onRetry} />;
  return (
    <Grid min="figure" gap="s">
      {keyMetrics.map((metric) => {
        const figure = overview?.metrics.find((each) => each.metric === metric);
        const label = copy.shortMetrics[metric] ?? copy.metrics[metric];
        const delta = figure && isCompared && describeFigure(figure);
        return (
          <Stat
            key={metric}
            label={label}
            href={hrefOf(metric)}
            current={metric === shown}
            value={(figure && formatMetric(figure, figure.whole)) ?? changeCopy.missing}
            loading={!figure}
            hint={
              figure && (
                <MetricDefinition
                  label={reports.overview.explain(copy.metrics[metric])}
                  text={figure.definition}
                />
              )
            }
            {...(delta && { delta: { text: delta } })}
          />
        );
      })}
    </Grid>
  );
}

/** Undefined where nothing was measured. */
export function formatMetric(
  { unit }: Pick<MetricFigure, 'unit'>,
  { value }: MetricFigure['whole'],
): string | undefined {
  const number = toNumber(unit, value);
  return number === null ? undefined : formats[unit].format(number);
}

/** '+35.9% from $991.00'. */
function describeFigure(figure: MetricFigure): string {
  const { unit, whole, previous } = figure;
  const change = describeChange(unit, toNumber(unit, whole.value), toNumber(unit, previous.value));
  const before = formatMetric(figure, previous);
  return before && /\d/.test(change) && change !== changeCopy.wasNothing
    ? changeCopy.from(change, before)
    : change;
}

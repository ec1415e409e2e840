import { useState } from 'react';
import { useLocation } from 'react-router';
import type { RevenueSplit } from '#contract/analytics-reports';
import type { SeriesMetric } from '#contract/series';
import { Disclosure } from '#ui/disclosure';
import { Stack } from '#ui/stack';
import { reports } from '../../copy/admin-series.ts';
import {
  fetchPartsCsv,
  useAnalytics,
  useMetricOverview,
  useRevenueParts,
} from '../../data/analytics.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { ChartControls } from './chart-controls.tsx';
import { CohortTable } from './cohort-table.tsx';
import { toSpan } from './date-ranges.ts';
import { KeyMetrics } from './key-metrics.tsx';
import { MoreMetrics } from './more-metrics.tsx';
import { RevenueParts } from './revenue-parts.tsx';
import { SelectedMetric } from './selected-metric.tsx';
import { useChartSelection } from './use-chart-selection.ts';

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
      {Number(customers?.whole.value) >= minCustomersOfCohorts && <CohortTable span={span} />}
    </Stack>
  );
}

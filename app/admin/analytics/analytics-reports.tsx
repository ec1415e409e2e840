import { useState } from 'react';
import { useLocation } from 'react-router';
import type { RevenueSplit } from '#contract/analytics-reports';
import type { SeriesMetric } from '#contract/series';
import { Stack } from '#ui/stack';
import {
  fetchCohortsCsv,
  fetchPartsCsv,
  useCohorts,
  useMetricOverview,
  useRevenueParts,
} from '../../data/analytics.ts';
import { CohortTable } from './cohort-table.tsx';
import { toSpan } from './date-ranges.ts';
import { MetricsOverview } from './metrics-overview.tsx';
import { RevenueParts } from './revenue-parts.tsx';
import { SelectedMetric } from './selected-metric.tsx';
import { useChartSelection } from './use-chart-selection.ts';

/** All charts and tables of the analytics, about the same days. */
export function AnalyticsReports({ zone }: { zone: string }) {
  const [now] = useState(() => new Date());
  const [by, setBy] = useState<RevenueSplit>('product');
  const { pathname, search } = useLocation();
  const selection = useChartSelection(zone, now);
  const { days, isCompared } = selection;
  const span = toSpan(days);
  const overview = useMetricOverview(span);
  const parts = useRevenueParts(by, span);
  const cohorts = useCohorts(span);
  const hrefOf = (metric: SeriesMetric) => {
    const params = new URLSearchParams(search);
    params.set('metric', metric);
    return `${pathname}?${params}`;
  };
  return (
    <Stack gap="xl">
      <SelectedMetric selection={selection} zone={zone} now={now} />
      <MetricsOverview {...overview} isCompared={isCompared} hrefOf={hrefOf} />
      <RevenueParts
        {...parts}
        by={by}
        onSplit={setBy}
        isCompared={isCompared}
        fetchCsv={() => fetchPartsCsv(by, span)}
      />
      <CohortTable {...cohorts} fetchCsv={() => fetchCohortsCsv(span)} />
    </Stack>
  );
}

import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { Cohort, RevenueSplit } from '#contract/analytics-reports';
import type { SeriesMetric } from '#contract/series';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Text } from '#ui/text';
import { reports, series } from '../../copy/admin-series.ts';
import {
  fetchCohortsCsv,
  fetchPartsCsv,
  useAnalytics,
  useCohorts,
  useMetricOverview,
  useRevenueParts,
} from '../../data/analytics.ts';
import type { CsvFile } from '../../data/lists.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { intervalName } from '../../format/intervals.ts';
import { sumDollars } from '../../format/money.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { keptAfter, type Measure } from './average-kept.ts';
import { toSpan } from './date-ranges.ts';
import { MetricsOverview } from './metrics-overview.tsx';
import { ReportCsvButton } from './report-csv-button.tsx';
import { RetentionChart } from './retention-chart.tsx';
import { RevenueParts } from './revenue-parts.tsx';
import { SelectedMetric } from './selected-metric.tsx';
import { ShareBar } from './share-bar.tsx';
import { useChartSelection } from './use-chart-selection.ts';

type CohortTableProps = LoadState & {
  /** Undefined while loading. */
  cohorts: readonly Cohort[] | undefined;
  fetchCsv: () => Promise<CsvFile>;
};

const cohortTexts = reports.cohorts;

const measures = ['customers', 'revenue'] as const;

/** The CSV has the others. */
const maxMonths = 12;

/** The days can't be chosen before it is known whose they are. */
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

/** What is kept of the customers of each month. */
function CohortTable({ cohorts, fetchCsv, failed, onRetry }: CohortTableProps) {
  const [measure, setMeasure] = useState<Measure>('customers');
  const rows = (cohorts ?? []).filter(({ customers }) => customers > 0);
  const months = Math.min(maxMonths, Math.max(0, ...rows.map(({ kept }) => kept.length - 1)));
  const columns: Column<Cohort>[] = [
    {
      id: 'month',
      heading: cohortTexts.month,
      cell: ({ month }) => intervalName('month', month),
      width: 'medium',
      primary: true,
    },
    {
      id: 'size',
      heading: cohortTexts.size[measure],
      align: 'end',
      cell: ({ customers, startMrr }) =>
        measure === 'customers' ? formatCount(customers) : sumDollars(startMrr),
      width: 'short',
    },
    ...Array.from({ length: months + 1 }, (_, after) => ({
      id: `after-${after}`,
      heading: cohortTexts.after(after),
      align: 'end' as const,
      cell: (cohort: Cohort) => shareKept(cohort, after, measure),
      width: 'short' as const,
    })),
  ];
  return (
    <Stack gap="s">
      <Inline justify="between" gap="s">
        <Heading level={2} size={3}>
          {cohortTexts.title}
        </Heading>
        <InlineSelect
          label={cohortTexts.show}
          options={measures.map((value) => ({ value, label: cohortTexts.measures[value] }))}
          value={measure}
          onValueChange={(value) => setMeasure(value === 'revenue' ? 'revenue' : 'customers')}
        />
      </Inline>
      {months > 0 && <RetentionChart cohorts={rows} months={months} measure={measure} />}
      <Table
        aria-label={cohortTexts.title}
        columns={columns}
        rows={rows}
        rowKey={({ month }) => month}
        loading={!cohorts && !failed && cohortTexts.loading}
        empty={{ title: cohortTexts.empty, detail: cohortTexts.emptyHint }}
        {...(failed && !cohorts && { error: { message: failed, onRetry } })}
      />
      <Text size="small" tone="soft" measure>
        {cohortTexts.definition[measure]}
      </Text>
      {rows.length > 0 && <ReportCsvButton of={cohortTexts.title} fetchCsv={fetchCsv} />}
    </Stack>
  );
}

function shareKept(cohort: Cohort, after: number, measure: Measure): ReactNode {
  const kept = keptAfter(cohort, after, measure);
  if (!kept) return null;
  const share = kept.part / kept.all;
  return <ShareBar value={share}>{series.percent(String(Math.round(100 * share)))}</ShareBar>;
}

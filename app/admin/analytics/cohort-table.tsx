import { type ReactNode, useState } from 'react';
import type { Cohort } from '#contract/analytics-reports';
import { Chart } from '#ui/chart';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Text } from '#ui/text';
import { reports, series } from '../../copy/admin-series.ts';
import { fetchCohortsCsv, useCohorts } from '../../data/analytics.ts';
import { formatCount } from '../../format/count.ts';
import { intervalName } from '../../format/intervals.ts';
import { formats } from '../../format/metrics.ts';
import { sumMoney } from '../../format/money.ts';
import { averagesKept, keptAfter, type Measure } from './average-kept.ts';
import type { toSpan } from './date-ranges.ts';
import { ReportCsvButton } from './report-csv-button.tsx';
import { ShareBar } from './revenue-parts.tsx';

type RetentionChartProps = { cohorts: readonly Cohort[]; months: number; measure: Measure };

const texts = reports.cohorts;

const copy = reports.cohorts;

const measures = ['customers', 'revenue'] as const;

/** The CSV has the others. */
const maxMonths = 12;

/** What is kept of the customers of each month. */
export function CohortTable({ span }: { span: ReturnType<typeof toSpan> }) {
  const { cohorts, failed, onRetry } = useCohorts(span);
  const [measure, setMeasure] = useState<Measure>('customers');
  const rows = (cohorts ?? []).filter(({ customers }) => customers > 0);
  const months = Math.min(maxMonths, Math.max(0, ...rows.map(({ kept }) => kept.length - 1)));
  const columns: Column<Cohort>[] = [
    {
      id: 'month',
      heading: copy.month,
      cell: ({ month }) => intervalName('month', month),
      width: 'medium',
      primary: true,
    },
    {
      id: 'size',
      heading: copy.size[measure],
      align: 'end',
      cell: ({ customers, startMrr }) =>
        measure === 'customers' ? formatCount(customers) : sumMoney(startMrr),
      width: 'short',
    },
    ...Array.from({ length: months + 1 }, (_, after) => ({
      id: `after-${after}`,
      heading: copy.after(after),
      align: 'end' as const,
      cell: (cohort: Cohort) => shareKept(cohort, after, measure),
      width: 'short' as const,
    })),
  ];
  return (
    <Stack gap="s">
      <Inline justify="between" gap="s">
        <Heading level={2} size={3}>
          {copy.title}
        </Heading>
        <InlineSelect
          label={copy.show}
          options={measures.map((value) => ({ value, label: copy.measures[value] }))}
          value={measure}
          onValueChange={(value) => setMeasure(value === 'revenue' ? 'revenue' : 'customers')}
        />
      </Inline>
      {months > 0 && <RetentionChart cohorts={rows} months={months} measure={measure} />}
      <Table
        aria-label={copy.title}
        columns={columns}
        rows={rows}
        rowKey={({ month }) => month}
        loading={!cohorts && !failed && copy.loading}
        empty={{ title: copy.empty, detail: copy.emptyHint }}
        {...(failed && !cohorts && { failure: { message: failed, onRetry } })}
      />
      <Text size="small" tone="soft" measure>
        {copy.definition[measure]}
      </Text>
      {rows.length > 0 && (
        <ReportCsvButton of={copy.title} fetchCsv={() => fetchCohortsCsv(span)} />
      )}
    </Stack>
  );
}

function shareKept(cohort: Cohort, after: number, measure: Measure): ReactNode {
  const kept = keptAfter(cohort, after, measure);
  if (!kept) return null;
  const share = kept.part / kept.all;
  return <ShareBar value={share}>{series.percent(String(Math.round(100 * share)))}</ShareBar>;
}

/** What all cohorts together kept, by the months since the first payment, as far as it is known. */
function RetentionChart({ cohorts, months, measure }: RetentionChartProps) {
  const kept = averagesKept(cohorts, months, measure);
  const last = kept.at(-1);
  if (last === undefined || kept.length < 2) return null;
  return (
    <Chart
      {...formats.percent}
      label={texts.measures[measure]}
      summary={texts.kept(formats.percent.format(last), kept.length - 1)}
      shape="line"
      points={kept.map((value, after) => ({
        label: texts.monthsAfter(after),
        tick: texts.after(after),
        value,
      }))}
      measured
      pointHeading={texts.monthsSince}
      sliderLabel={texts.reader}
      empty={texts.empty}
    />
  );
}

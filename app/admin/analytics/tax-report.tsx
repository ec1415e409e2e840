import type { TaxReportRow } from '#contract/analytics-reports';
import { countryName } from '#contract/countries';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Text } from '#ui/text';
import { reports } from '../../copy/admin-series.ts';
import { fetchTaxCsv, useTaxReport } from '../../data/analytics.ts';
import { formatCount } from '../../format/count.ts';
import { intervalName } from '../../format/intervals.ts';
import { sumMoney } from '../../format/money.ts';
import type { toSpan } from './date-ranges.ts';
import { ReportCsvButton } from './report-csv-button.tsx';

const copy = reports.tax;

/** What tax authorities ask for, of the period. */
export function TaxReport({ span }: { span: ReturnType<typeof toSpan> }) {
  const { report, failed, onRetry } = useTaxReport(span);
  const rows = report?.rows ?? [];
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        {copy.title}
      </Heading>
      <Table
        aria-label={copy.title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        loading={!report && !failed && copy.loading}
        empty={{ title: copy.empty, detail: copy.emptyHint }}
        {...(failed && !report && { failure: { message: failed, onRetry } })}
      />
      {report && rows.length > 0 && <Text measure>{copy.due(sumMoney(report.taxDue))}</Text>}
      <Text size="small" tone="soft" measure>
        {copy.definition}
      </Text>
      {rows.length > 0 && <ReportCsvButton of={copy.title} fetchCsv={() => fetchTaxCsv(span)} />}
    </Stack>
  );
}

const amounts = ['net', 'tax', 'refundedNet', 'refundedTax'] as const;

const columns: readonly Column<TaxReportRow>[] = [
  {
    id: 'month',
    heading: copy.columns.month,
    cell: ({ month }) => intervalName('month', month),
    primary: true,
  },
  {
    id: 'country',
    heading: copy.columns.country,
    cell: ({ country }) => (country ? countryName(country) : copy.untaxed),
  },
  { id: 'rate', heading: copy.columns.rate, cell: describeRate },
  {
    id: 'payments',
    heading: copy.columns.payments,
    align: 'end',
    cell: ({ payments }) => formatCount(payments),
  },
  ...amounts.map((name) => ({
    id: name,
    heading: copy.columns[name],
    align: 'end' as const,
    cell: (row: TaxReportRow) => sumMoney(row[name]),
  })),
];

function describeRate({ rate, reverseCharge, tax, refundedTax }: TaxReportRow): string {
  if (reverseCharge) return copy.reverseCharge;
  if (rate !== null) return copy.percent(rate);
  return Number(tax) === 0 && Number(refundedTax) === 0 ? copy.noTax : copy.severalRates;
}

function keyOf({ month, country, rate, reverseCharge }: TaxReportRow): string {
  return [month, country, rate, reverseCharge].join(' ');
}

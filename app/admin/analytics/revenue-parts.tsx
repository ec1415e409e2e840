import type { ReactNode } from 'react';
import { type RevenuePart, type RevenueSplit, revenueSplits } from '#contract/analytics-reports';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Text } from '#ui/text';
import { reports, series } from '../../copy/admin-series.ts';
import type { CsvFile } from '../../data/lists.ts';
import type { LoadState } from '../../data/resource.ts';
import { describeChange } from '../../format/metrics.ts';
import { sumMoney } from '../../format/money.ts';
import { toNumber } from './chart-points.ts';
import { ReportCsvButton } from './report-csv-button.tsx';
import * as css from './share-bar.css.ts';

type ShareBarProps = {
  /** From 0 to 1. What is less has no bar, what is more a full one. */
  value: number;
  /** The share in words: '34.2%'. */
  children: ReactNode;
};

export type RevenuePartsProps = LoadState & {
  by: RevenueSplit;
  onSplit: (by: RevenueSplit) => void;
  /** Undefined while loading. */
  parts: readonly RevenuePart[] | undefined;
  isCompared: boolean;
  fetchCsv: () => Promise<CsvFile>;
};

const texts = reports.revenue;

/** The revenue of the period by product or support package. */
export function RevenueParts({
  by,
  onSplit,
  parts,
  isCompared,
  fetchCsv,
  failed,
  onRetry,
}: RevenuePartsProps) {
  const columns: Column<RevenuePart>[] = [
    {
      id: 'name',
      heading: texts.splits[by],
      cell: ({ name }) => name,
      primary: true,
    },
    {
      id: 'revenue',
      heading: texts.value,
      align: 'end',
      cell: ({ revenue }) => sumMoney(revenue),
    },
    {
      id: 'share',
      heading: texts.share,
      align: 'end',
      cell: ({ share }) =>
        share === null ? null : (
          <ShareBar value={share / 100}>{series.percent(share.toFixed(1))}</ShareBar>
        ),
    },
  ];
  const compared: Column<RevenuePart>[] = [
    {
      id: 'before',
      heading: reports.overview.before,
      align: 'end',
      cell: ({ previousRevenue }) => sumMoney(previousRevenue),
    },
    {
      id: 'change',
      heading: reports.overview.change,
      align: 'end',
      cell: ({ revenue, previousRevenue }) =>
        describeChange('money', toNumber('money', revenue), toNumber('money', previousRevenue)),
    },
  ];
  return (
    <Stack gap="s">
      <Inline justify="between" gap="s">
        <Heading level={2} size={3}>
          {texts.title}
        </Heading>
        <InlineSelect
          label={texts.by}
          options={revenueSplits.map((value) => ({ value, label: texts.splits[value] }))}
          value={by}
          onValueChange={(value) => onSplit(value === 'package' ? 'package' : 'product')}
        />
      </Inline>
      <Table
        aria-label={texts.title}
        columns={isCompared ? [...columns, ...compared] : columns}
        rows={parts ?? []}
        rowKey={({ key }) => key}
        loading={!parts && !failed && texts.loading}
        empty={{ title: texts.empty, detail: texts.emptyHint }}
        {...(failed && !parts && { failure: { message: failed, onRetry } })}
      />
      <Text size="small" tone="soft" measure>
        {texts.definition}
      </Text>
      {parts && parts.length > 0 && <ReportCsvButton of={texts.title} fetchCsv={fetchCsv} />}
    </Stack>
  );
}

/** Makes the shares of a table comparable at a glance. The text says the same, so the bar isn’t read out. */
export function ShareBar({ value, children }: ShareBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span className={css.shareBar}>
      {children}
      <span aria-hidden="true" className={css.track}>
        <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import type { TableProps } from '#ui/table';
import { Text } from '#ui/text';
import { operations as copy } from '../../copy/admin-operations.ts';
import { formatCount } from '../../format/count.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';

type FailureTableProps<Row> = Omit<TableProps<Row>, 'empty' | 'aria-label' | 'columns'> & {
  columns: readonly OptionalColumn<Row>[];
  texts: { label: string; empty: string };
  /** How many there are; the newest are listed. */
  count: number;
  /** What else is to be said, such as how much waits. */
  summary: ReactNode;
};

/** A line about a queue and what failed in it. Without failures, there is no table. */
export function FailureTable<Row>(props: FailureTableProps<Row>) {
  const { texts, count, summary, rows, ...table } = props;
  const leftOut = useLeftOutColumns(table.columns);
  return (
    <>
      <Text size="small" tone="soft">
        {summary} {rows.length === 0 && `${texts.empty}.`}
      </Text>
      {rows.length > 0 && (
        <PagedTable
          {...table}
          hiddenColumns={leftOut}
          aria-label={texts.label}
          rows={rows}
          empty={{ title: texts.empty }}
        />
      )}
      {count > rows.length && (
        <Text size="small" tone="soft">
          {copy.truncated(formatCount(rows.length), formatCount(count))}
        </Text>
      )}
    </>
  );
}

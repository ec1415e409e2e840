import type { ReactNode } from 'react';
import { maxCustomerRecords } from '#contract/admin-customers';
import type { TableProps } from '#ui/table';
import { Text } from '#ui/text';
import { customerPage as copy } from '../../copy/admin-customers.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { DetailSection } from '../detail-section.tsx';

type RecordTableProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> & {
  texts: { title: string; empty: string };
  /** Below the table. */
  children?: ReactNode;
};

/** A person's newest records of one kind. */
export function RecordTable<Row>({ texts, rows, children, ...table }: RecordTableProps<Row>) {
  return (
    <DetailSection level={2} title={texts.title}>
      {rows.length === 0 ? (
        <Text size="small" tone="soft">
          {texts.empty}
        </Text>
      ) : (
        <PagedTable
          {...table}
          aria-label={texts.title}
          rows={rows}
          empty={{ title: texts.empty }}
        />
      )}
      {rows.length >= maxCustomerRecords && (
        <Text size="small" tone="soft">
          {copy.newest(maxCustomerRecords)}
        </Text>
      )}
      {children}
    </DetailSection>
  );
}

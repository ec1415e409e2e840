import type { ReactNode } from 'react';
import { Table, type TableProps } from '#ui/table';
import { Text } from '#ui/text';
import { PagedTable } from '../shell/paged-table.tsx';
import { DetailSection } from './detail-section.tsx';
import { useFirstRows } from './use-first-rows.tsx';

type RecordTableProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'loading' | 'error'
> & {
  texts: { title: string; empty: string };
  /** Of the title, for links to it. */
  id?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
};

/** The records of one kind on the page of another: the first few, and all of them on demand. */
export function RecordTable<Row>({
  texts,
  id,
  action,
  rows,
  loading = false,
  error,
  children,
  ...columns
}: RecordTableProps<Row>) {
  const { shown, isWhole, toggle } = useFirstRows(rows, texts.title);
  const Rows = isWhole ? PagedTable<Row> : Table<Row>;
  const isEmpty = rows.length === 0 && !loading && !error;
  return (
    <DetailSection level={2} title={texts.title} id={id} action={action}>
      {isEmpty ? (
        <Text size="small" tone="soft">
          {texts.empty}
        </Text>
      ) : (
        <Rows
          {...columns}
          {...(error && { error })}
          aria-label={texts.title}
          rows={shown}
          loading={loading}
          loadingRows={2}
          empty={{ title: texts.empty }}
        />
      )}
      {toggle}
      {children}
    </DetailSection>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Table, type TableProps } from '#ui/table';
import { Text } from '#ui/text';
import { records as copy } from '../copy/admin-list.ts';
import { PagedTable } from '../shell/paged-table.tsx';
import { DetailSection } from './detail-section.tsx';

type FirstRows<Row> = {
  shown: readonly Row[];
  /** Whether more than the first ones are shown. */
  isWhole: boolean;
  /** Shows all or the first ones again; nothing where they are all. */
  toggle: ReactNode;
};

type RecordTableProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'loading' | 'failure'
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
  failure,
  children,
  ...columns
}: RecordTableProps<Row>) {
  const { shown, isWhole, toggle } = useFirstRows(rows, texts.title);
  const Rows = isWhole ? PagedTable<Row> : Table<Row>;
  const isEmpty = rows.length === 0 && !loading && !failure;
  return (
    <DetailSection level={2} title={texts.title} id={id} action={action}>
      {isEmpty ? (
        <Text size="small" tone="soft">
          {texts.empty}
        </Text>
      ) : (
        <Rows
          {...columns}
          {...(failure && { failure })}
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

/** The first few of many rows, and all of them on demand. `title` says which. */
export function useFirstRows<Row>(rows: readonly Row[], title: string, count = 5): FirstRows<Row> {
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = rows.length > count;
  const isWhole = hasMore && showsAll;
  const toggle = hasMore && (
    <Inline>
      <Button
        variant="plain"
        size="small"
        aria-expanded={isWhole}
        aria-label={isWhole ? copy.showFewerOf(title) : copy.showAllOf(rows.length, title)}
        onClick={() => setShowsAll(!isWhole)}
      >
        {isWhole ? copy.showFewer : copy.showAll(rows.length)}
      </Button>
    </Inline>
  );
  return { shown: isWhole ? rows : rows.slice(0, count), isWhole, toggle };
}

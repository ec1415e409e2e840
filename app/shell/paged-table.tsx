import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { Table, type TableProps } from '#ui/table';
import { pagesOf } from '../copy/shell.ts';
import { usePages } from './use-pages.ts';

/** A table of rows that are loaded as a whole, drawn a page at a time. */
export function PagedTable<Row>({ rows, ...table }: TableProps<Row>) {
  const { items, pagination, top } = usePages(rows);
  return (
    <div ref={top}>
      <Stack gap="s">
        <Table {...table} rows={items} />
        {pagination && (
          <Pagination aria-label={pagesOf(table['aria-label'].toLowerCase())} {...pagination} />
        )}
      </Stack>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ViewedList } from '#db/values/list-views';
import { ColumnMenu } from '#ui/column-menu';
import { InlineSelect } from '#ui/inline-select';
import { Pagination } from '#ui/pagination';
import { SearchField } from '#ui/search-field';
import { Stack } from '#ui/stack';
import { Table, type TableProps, type TableSelection } from '#ui/table';
import { Toolbar } from '#ui/toolbar';
import { list as copy } from '../../copy/admin-list.ts';
import { pagesOf } from '../../copy/shell.ts';
import { statusOf } from '../../format/status.ts';
import { useDebouncedSearch } from '../../shell/use-debounced-search.ts';
import { useScrollToTopOnPageChange } from '../../shell/use-scroll-to-top-on-page-change.ts';
import { DaysFilter } from './days-filter.tsx';
import { DownloadCsvButton } from './download-csv-button.tsx';
import { csvColumnsOf, type ListColumn } from './list-column.ts';
import type { AdminList } from './use-admin-list.ts';
import { useLeftOutColumns } from './use-left-out-columns.ts';
import { useCurrentView } from './views/use-current-view.ts';
import { ViewMenu } from './views/view-menu.tsx';

export type AdminTableProps<Row> = Pick<
  TableProps<Row>,
  'rowKey' | 'rowActions' | 'rowsOpen' | 'actionsWidth'
> & {
  list: AdminList<Row>;
  columns: readonly ListColumn<Row>[];
  /** Several rows at once, for a list whose API takes `ids`. They can be downloaded. */
  selection?: TableSelection<Row>;
  /** The list whose views can be saved. */
  views?: ViewedList;
  /** The plural noun that names the table: 'Projects'. */
  label: string;
  /** The searchable fields: 'Business, email or ID'. */
  placeholder: string;
  /** The filter's values. */
  statuses: readonly string[];
  /** Defaults to 'Status'. */
  filterLabel?: string;
  /** The label of a filter value; defaults to the status label. */
  filterName?: (status: string) => string;
  /** 'Loading projects...' */
  loading: string;
  /** Where nothing matches the search and filters: 'No customers found'. */
  empty: string;
  /** Where there is nothing to match: 'No customers yet', and how the first one gets here. */
  none: { title: string; detail: string };
  /** What happened on the days that the list is limited to; defaults to 'Created'. */
  daysLabel?: string;
  /** Selects beside that of the status. */
  filters?: ReactNode;
  /** Small buttons beside the search, the primary one last. */
  actions?: ReactNode;
};

/** A searchable, filterable and paginated table; used by every admin list. */
export function AdminTable<Row>({
  list,
  label,
  placeholder,
  statuses,
  filterLabel = copy.status,
  filterName = (status) => statusOf(status).label,
  loading,
  empty,
  none,
  filters,
  actions,
  views,
  columns,
  selection,
  daysLabel,
  ...table
}: AdminTableProps<Row>) {
  const { text, setText } = useDebouncedSearch(list.q, list.search);
  const top = useScrollToTopOnPageChange(list.pagesBefore);
  const noun = label.toLowerCase();
  const current = useCurrentView(list, {
    table: noun,
    views: views ?? null,
    hiddenAtFirst: useLeftOutColumns(columns),
  });
  const { hidden, hide } = current;
  const csvColumns = csvColumnsOf(columns, hidden);
  return (
    <div ref={top}>
      <Stack gap="s">
        <Toolbar
          aria-label={`Find ${noun}`}
          search={
            <SearchField
              aria-label={`Search ${noun}`}
              placeholder={placeholder}
              value={text}
              onSearch={setText}
            />
          }
          filters={
            <>
              {views && <ViewMenu viewed={views} noun={noun} list={list} current={current} />}
              <InlineSelect
                label={filterLabel}
                options={[
                  { value: '', label: copy.all },
                  ...statuses.map((value) => ({ value, label: filterName(value) })),
                ]}
                value={list.status}
                onValueChange={list.filter}
              />
              {filters}
              {list.days && (
                <DaysFilter
                  days={list.days}
                  onChange={list.limitDays}
                  {...(daysLabel && { label: daysLabel })}
                />
              )}
            </>
          }
          {...(list.isRefreshing && { count: copy.updating })}
          {...(list.clear && { onClear: list.clear })}
          actions={
            <>
              <ColumnMenu columns={columns} hidden={hidden} onHiddenChange={hide} />
              <DownloadCsvButton fetchCsv={() => list.fetchCsv(csvColumns)} />
              {actions}
            </>
          }
        />
        <Table
          {...table}
          columns={columns}
          {...(selection && {
            selection: {
              ...selection,
              actions: (
                <>
                  {selection.actions}
                  <DownloadCsvButton
                    fetchCsv={() => list.fetchRowsCsv(selection.selected, csvColumns)}
                  />
                </>
              ),
            },
          })}
          aria-label={label}
          hiddenColumns={hidden}
          rows={list.rows}
          sort={list.sort}
          onSort={list.sortBy}
          loading={list.isLoading && loading}
          refreshing={list.isRefreshing}
          empty={list.clear ? { title: empty, detail: copy.noResults } : none}
          {...(list.failed && { error: { message: list.failed, onRetry: list.onRetry } })}
        />
        <Pagination
          aria-label={pagesOf(noun)}
          range={list.range}
          {...(list.previous && { previous: list.previous })}
          {...(list.next && { next: list.next })}
        />
      </Stack>
    </div>
  );
}

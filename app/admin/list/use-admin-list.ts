import type { ListViewState } from '#contract/list-views';
import { idSeparator } from '#contract/lists';
import type { PageRange, PageStep } from '#ui/pagination';
import type { RowKey, Sort } from '#ui/table';
import type { Address } from '../../data/address.ts';
import { ApiError } from '../../data/api-error.ts';
import { type CsvFile, fetchCsv, pageRows, useListPage } from '../../data/lists.ts';
import { formatSort, type ListOptions, useListParams } from './use-list-params.ts';

/** '2026-01-15', or '' for no limit. */
export type Days = { from: string; to: string };

/** A page of a list, with its search state and actions. */
export type AdminList<Row> = {
  rows: readonly Row[];
  /** The first rows are loading. */
  isLoading: boolean;
  /** Other rows are loading; the current ones stay visible. */
  isRefreshing: boolean;
  failed: string | undefined;
  onRetry: () => void;
  q: string;
  status: string;
  /** Undefined for a filter with a fixed order. */
  sort: Sort | undefined;
  /** The chosen order, also while a filter ignores it. */
  ordered: Sort;
  /** The saved view that was opened, by its name in the URL; '' for none. */
  view: string;
  isUntouched: boolean;
  /** Shows what a view keeps, under its name in the URL. */
  show: (state: Omit<ListViewState, 'hiddenColumns'>, view: string, replace?: boolean) => void;
  /** The address of what `show` shows. */
  hrefOf: (state: Partial<ListViewState>, view: string) => string;
  /** Replaces the history entry, so that typing adds none. */
  search: (text: string) => void;
  filter: (status: string) => void;
  sortBy: ((sort: Sort) => void) | undefined;
  /** The first and the last day, '' if open; undefined for a list that can’t be limited to days. */
  days: Days | undefined;
  limitDays: (days: Days) => void;
  /** The values of the other filters by name, '' for all. */
  filtered: Readonly<Record<string, string>>;
  /** Sets filters, the status and the sort among them; '' removes one. */
  filterBy: (values: Readonly<Record<string, string>>) => void;
  /** Clears search and filters; undefined if none is set. */
  clear: (() => void) | undefined;
  /** Undefined until rows are loaded. */
  range: PageRange | undefined;
  /** The number of pages before this one; undefined if unknown. */
  pagesBefore: number | undefined;
  /** Every matching row, not only this page; `columns` by the names of the API, all by default. */
  fetchCsv: (columns?: readonly string[]) => Promise<CsvFile>;
  /** Some rows in their order, whether or not they match. */
  fetchRowsCsv: (keys: ReadonlySet<RowKey>, columns: readonly string[]) => Promise<CsvFile>;
  previous: PageStep | undefined;
  next: PageStep | undefined;
};

/**
 * An admin list, 40 rows per page. The server searches, filters and sorts; the state is in the URL.
 * `list` is the address of the list's endpoint.
 *
 *     const list = useAdminList(addressOf('GET /api/orders'), { statuses: orderStatuses, sorts: orderSorts });
 *     return <AdminTable list={list} … />;
 */
export function useAdminList<Row>(
  list: Address<readonly Row[]>,
  options: ListOptions,
): AdminList<Row> {
  const { q, status, sort, from, to, filtered, view, cursor, ...params } = useListParams(options);
  const { pagesBefore, updateFilters, next, previous, isUntouched } = params;
  const days = options.hasDays ? { from, to } : undefined;
  const query = { q, status, sort: formatSort(sort), ...days, ...filtered };
  const { page, isCurrent, error, isLoading, ...state } = useListPage(list, { ...query, cursor });
  const failed = isLoading ? undefined : state.failed;
  const isQueue = options.queues?.includes(status) ?? false;
  // Rows of an earlier search would be mistaken for results. What was loaded before stays.
  const shown = isCurrent || !failed ? page : undefined;
  const { rows, next: following } = shown ?? { rows: [], next: null };
  // Retrying a cursor that the server does not know would fail again.
  const isInvalidCursor = cursor !== '' && error instanceof ApiError && error.status === 400;

  return {
    rows,
    isLoading: isLoading && !page,
    isRefreshing: isLoading && page !== undefined,
    failed,
    onRetry: isInvalidCursor ? () => updateFilters({}, { replace: true }) : state.onRetry,
    q,
    status,
    sort: isQueue ? undefined : sort,
    ordered: sort,
    view,
    isUntouched,
    show: (state, name, replace = false) =>
      updateFilters(conditionsOf(state, name, filtered), { replace }),
    hrefOf: (state, name) => params.hrefOf(conditionsOf(state, name, filtered)),
    search: (text) => updateFilters({ q: text.trim() }, { replace: true }),
    filter: (wanted) => updateFilters({ status: wanted }),
    sortBy: isQueue ? undefined : (wanted) => updateFilters({ sort: formatSort(wanted) }),
    days,
    limitDays: updateFilters,
    filtered,
    filterBy: updateFilters,
    clear:
      q || status || days?.from || days?.to || Object.values(filtered).some(Boolean)
        ? () => updateFilters({ q: '', status: '', from: '', to: '', ...mapToEmpty(filtered) })
        : undefined,
    range: shown && {
      shown: rows.length,
      ...(pagesBefore === undefined ? {} : { first: pagesBefore * pageRows + 1 }),
    },
    pagesBefore,
    fetchCsv: (columns = []) => fetchCsv(list, { ...query, columns: columns.join('-') }),
    fetchRowsCsv: (keys, columns) =>
      fetchCsv(list, {
        ids: [...keys].join(idSeparator),
        sort: query.sort,
        columns: columns.join('-'),
        // Its rows have an order of their own.
        ...(isQueue && { status }),
      }),
    previous: cursor ? { onClick: previous } : undefined,
    next: following && !isLoading ? { onClick: () => next(following) } : undefined,
  };
}

/** What a view keeps, by the names in the URL. */
function conditionsOf(
  { filters, q = '', status = '', sort = '', from = '', to = '' }: Partial<ListViewState>,
  view: string,
  filtered: Readonly<Record<string, string>>,
): Record<string, string> {
  return { ...mapToEmpty(filtered), ...filters, q, status, sort, view, from, to };
}

function mapToEmpty(filtered: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(filtered).map((name) => [name, '']));
}

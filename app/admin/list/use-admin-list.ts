import type { PageRange, PageStep } from '#ui/pagination';
import type { Sort } from '#ui/table';
import { ApiError } from '../../data/api-error.ts';
import { type CsvFile, fetchCsv, pageRows, useListPage } from '../../data/lists.ts';
import { formatSort, type ListOptions, useListParams } from './use-list-params.ts';

/** A page of a list, what it was asked for by, and the ways to ask for another one. */
export type AdminList<Row> = {
  rows: readonly Row[];
  /** The very first rows are on their way. */
  isLoading: boolean;
  /** Others are on their way; these stay meanwhile. */
  isRefreshing: boolean;
  failed: string | undefined;
  onRetry: () => void;
  q: string;
  status: string;
  /** Undefined for a filter that comes in an order of its own. */
  sort: Sort | undefined;
  /** While somebody types, the address changes without a step of its own in the history. */
  search: (text: string) => void;
  filter: (status: string) => void;
  sortBy: ((sort: Sort) => void) | undefined;
  /** Undoes search and filter; given only while one of them is set. */
  clear: (() => void) | undefined;
  /** Undefined while no rows are known. */
  range: PageRange | undefined;
  /** How many pages come before this one; undefined where that is not known. */
  pagesBefore: number | undefined;
  /** All that is found, not only this page of it. */
  fetchCsv: () => Promise<CsvFile>;
  previous: PageStep | undefined;
  next: PageStep | undefined;
};

/**
 * A list of the dashboard: 40 rows at a time, searched, filtered and sorted by the server, and all
 * of that in the address. `path` is the call's own.
 *
 *     const list = useAdminList<Order>(apiPaths.orders, { statuses: orderStatuses, sorts: orderSorts });
 *     return <AdminTable list={list} … />;
 */
export function useAdminList<Row>(path: string, rules: ListOptions): AdminList<Row> {
  const { q, status, sort, cursor, pagesBefore, narrow, next, previous } = useListParams(rules);
  const found = { q, status, sort: formatSort(sort) };
  const { page, error, isLoading, ...state } = useListPage<Row>(path, { ...found, cursor });
  const failed = isLoading ? undefined : state.failed;
  const isQueue = rules.queues?.includes(status) ?? false;
  // Rows of another search would be mistaken for what was found.
  const { rows, next: following } = page && !failed ? page : { rows: [], next: null };
  // A cursor that the server does not know leads nowhere, however often it is tried.
  const isAstray = cursor !== '' && error instanceof ApiError && error.status === 400;

  return {
    rows,
    isLoading: isLoading && !page,
    isRefreshing: isLoading && page !== undefined,
    failed,
    onRetry: isAstray ? () => narrow({}, { replace: true }) : state.onRetry,
    q,
    status,
    sort: isQueue ? undefined : sort,
    search: (text) => narrow({ q: text.trim() }, { replace: true }),
    filter: (wanted) => narrow({ status: wanted }),
    sortBy: isQueue ? undefined : (wanted) => narrow({ sort: formatSort(wanted) }),
    clear: q || status ? () => narrow({ q: '', status: '' }) : undefined,
    range:
      page && !failed
        ? {
            shown: rows.length,
            ...(pagesBefore === undefined ? {} : { first: pagesBefore * pageRows + 1 }),
          }
        : undefined,
    pagesBefore,
    fetchCsv: () => fetchCsv(path, found),
    previous: cursor ? { onPress: previous } : undefined,
    next: following && !isLoading ? { onPress: () => next(following) } : undefined,
  };
}

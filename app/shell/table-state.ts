import type { TableProps } from '#ui/table';
import type { LoadState } from '../data/resource.ts';

/** What a table shows of rows that are loaded: them, that they load, or why they didn’t. */
export function tableState<Row>(
  rows: readonly Row[] | undefined,
  { failed, onRetry }: LoadState,
  loading: string,
): Pick<TableProps<Row>, 'rows' | 'loading' | 'failure'> {
  return {
    rows: rows ?? [],
    loading: !rows && !failed && loading,
    ...(failed && !rows && { failure: { message: failed, onRetry } }),
  };
}

import type { ListViewState } from '#contract/list-views';
import type { AdminList } from '../use-admin-list.ts';
import { formatSort } from '../use-list-params.ts';

/** What a view of the list as it is now would keep. */
export function viewStateOf(
  { q, status, ordered, days }: Pick<AdminList<unknown>, 'q' | 'status' | 'ordered' | 'days'>,
  hidden: readonly string[],
): ListViewState {
  const { from = '', to = '' } = days ?? {};
  return { q, status, sort: formatSort(ordered), from, to, hiddenColumns: [...hidden] };
}

/** Whether two states show the same, whatever the order of the hidden columns. */
export function isSameState(one: ListViewState, other: ListViewState): boolean {
  return JSON.stringify(normalize(one)) === JSON.stringify(normalize(other));
}

function normalize({ q, status, sort, from, to, hiddenColumns }: ListViewState) {
  return [q, status, sort, from, to, hiddenColumns.toSorted()];
}

import type { ListViewState } from '#contract/list-views';
import type { AdminList } from '../use-admin-list.ts';
import { formatSort } from '../use-list-params.ts';

type Viewed = Pick<AdminList<unknown>, 'q' | 'status' | 'ordered' | 'days' | 'filtered'>;

/** What a view of the list as it is now would keep. */
export function viewStateOf(
  { q, status, ordered, days, filtered }: Viewed,
  hidden: readonly string[],
): ListViewState {
  const { from = '', to = '' } = days ?? {};
  const filters = Object.fromEntries(Object.entries(filtered).filter(([, value]) => value));
  return { q, status, sort: formatSort(ordered), from, to, filters, hiddenColumns: [...hidden] };
}

/** Whether two states show the same, whatever the order of the hidden columns. */
export function isSameState(one: ListViewState, other: ListViewState): boolean {
  return JSON.stringify(normalize(one)) === JSON.stringify(normalize(other));
}

function normalize({ q, status, sort, from, to, filters = {}, hiddenColumns }: ListViewState) {
  return [q, status, sort, from, to, Object.entries(filters).toSorted(), hiddenColumns.toSorted()];
}

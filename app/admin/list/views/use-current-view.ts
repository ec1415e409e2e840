import { useEffect, useEffectEvent } from 'react';
import type { ListView, ListViewState } from '#contract/list-views';
import type { ViewedList } from '#db/values/list-views';
import { useListViews } from '../../../data/list-views.ts';
import { useHiddenColumns } from '../../../state/hidden-columns.ts';
import type { AdminList } from '../use-admin-list.ts';
import { formatSort } from '../use-list-params.ts';

type Viewed = Pick<AdminList<unknown>, 'q' | 'status' | 'ordered' | 'days' | 'filtered'>;

/** The URL’s name for all rows, chosen instead of the default view. */
export const allRows = 'all';

/** Under which the browser remembers columns that were changed since a view was saved. */
export const tableOf = (table: string, { id }: Pick<ListView, 'id'>) => `${table}:${id}`;

type Options = {
  /** The name of the table, under which the browser remembers its columns. */
  table: string;
  views: ViewedList;
  /** Hidden until someone chooses columns. */
  hiddenAtFirst: readonly string[];
};

/**
 * The view that a list shows and its hidden columns. A list that is opened without a search, filter or
 * view shows the default view.
 */
export function useCurrentView<Row>(list: AdminList<Row>, options: Options) {
  const { views = [] } = useListViews(options.views);
  const view = views.find(({ id }) => String(id) === list.view);
  const [chosen, hide] = useHiddenColumns(view ? tableOf(options.table, view) : options.table);
  const hidden = chosen ?? view?.state.hiddenColumns ?? options.hiddenAtFirst;
  const state = viewStateOf(list, hidden);
  const byDefault = views.find(({ isDefault }) => isDefault);

  const openDefault = useEffectEvent(() => {
    if (byDefault && list.isUntouched) list.show(byDefault.state, String(byDefault.id), true);
  });
  const isKnown = byDefault !== undefined;
  useEffect(() => {
    if (isKnown) openDefault();
  }, [isKnown]);

  return {
    views,
    view,
    hidden,
    hide,
    /** What the list shows now. */
    state,
    isEdited: view !== undefined && !isSameState(state, view.state),
  };
}

/** What a view of the list as it is now would keep. */
function viewStateOf(
  { q, status, ordered, days, filtered }: Viewed,
  hidden: readonly string[],
): ListViewState {
  const { from = '', to = '' } = days ?? {};
  const filters = Object.fromEntries(Object.entries(filtered).filter(([, value]) => value));
  return { q, status, sort: formatSort(ordered), from, to, filters, hiddenColumns: [...hidden] };
}

/** Whether two states show the same, whatever the order of the hidden columns. */
function isSameState(one: ListViewState, other: ListViewState): boolean {
  return JSON.stringify(normalize(one)) === JSON.stringify(normalize(other));
}

function normalize({ q, status, sort, from, to, filters = {}, hiddenColumns }: ListViewState) {
  return [q, status, sort, from, to, Object.entries(filters).toSorted(), hiddenColumns.toSorted()];
}

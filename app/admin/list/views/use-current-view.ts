import { useEffect, useEffectEvent } from 'react';
import type { ListView } from '#contract/list-views';
import type { ViewedList } from '#db/values/list-views';
import { useListViews } from '../../../data/list-views.ts';
import { useHiddenColumns } from '../../../state/hidden-columns.ts';
import type { AdminList } from '../use-admin-list.ts';
import { isSameState, viewStateOf } from './view-state.ts';

/** The URL’s name for all rows, chosen instead of the default view. */
export const allRows = 'all';

/** Under which the browser remembers columns that were changed since a view was saved. */
export const tableOf = (table: string, { id }: Pick<ListView, 'id'>) => `${table}:${id}`;

type Options = {
  /** The name of the table, under which the browser remembers its columns. */
  table: string;
  views: ViewedList | null;
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

import type { DefaultListView, ListView, ListViewChange, NewListView } from '#contract/list-views';
import { type ViewedList, viewedLists } from '#db/values/list-views';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useMutation } from './mutation.ts';
import { useResource } from './resource.ts';

const viewsOf = (list: ViewedList) => addressOf('GET /api/admin/list-views', { query: { list } });

/** Whether a cache key is the saved views of any list. */
export function isListViewsPath(path: string): boolean {
  return viewedLists.some((list) => path === viewsOf(list));
}

/** The saved views of a list, undefined while they load. `list` is null for one without views. */
export function useListViews(list: ViewedList | null) {
  const { data: views, ...state } = useResource(list && viewsOf(list));
  return { views, ...state };
}

/** Changes the saved views of a list. */
export function useListViewMutations(list: ViewedList) {
  const views = viewsOf(list);
  return {
    add: useMutation(views, (view: Omit<NewListView, 'list'>) =>
      callApi('POST /api/admin/list-views', { body: { ...view, list } }),
    ),
    change: useMutation(views, ({ id, ...body }: ListViewChange & Pick<ListView, 'id'>) =>
      callApi('PATCH /api/admin/list-views/:id', { params: { id }, body }),
    ),
    remove: useMutation(views, (id: number) =>
      callApi('DELETE /api/admin/list-views/:id', { params: { id } }),
    ),
    chooseDefault: useMutation(
      views,
      (viewId: DefaultListView['viewId']) =>
        callApi('POST /api/admin/list-views/default', { body: { list, viewId } }),
      (known = [], chosen) => known.map((view) => ({ ...view, isDefault: view.id === chosen })),
    ),
  };
}

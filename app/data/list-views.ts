import type { DefaultListView, ListViewChange, NewListView } from '#contract/list-views';
import { type ViewedList, viewedLists } from '#db/values/list-views';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useMutateAnswer, useResource } from './resource.ts';

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

/** Changes the saved views of a list. Refused or not, they are fetched again. */
export function useListViewMutations(list: ViewedList) {
  const mutate = useMutateAnswer();
  const refreshed = () => mutate(viewsOf(list));
  return {
    add: (view: Omit<NewListView, 'list'>) =>
      callApi('POST /api/admin/list-views', { body: { ...view, list } }).finally(refreshed),
    change: (id: number, body: ListViewChange) =>
      callApi('PATCH /api/admin/list-views/:id', { params: { id }, body }).finally(refreshed),
    remove: (id: number) =>
      callApi('DELETE /api/admin/list-views/:id', { params: { id } }).finally(refreshed),
    chooseDefault: (viewId: DefaultListView['viewId']) =>
      callApi('POST /api/admin/list-views/default', { body: { list, viewId } }).finally(refreshed),
  };
}

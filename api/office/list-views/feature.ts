import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/list-views';
import type { ListView } from '#contract/list-views';
import type { VisibleView } from './own-views.ts';
import { createListViews, type ListViews } from './service.ts';

type Dependencies = { access: SessionAccess; listViews: ListViews };

export const listViews = feature({
  services: (given: Given<typeof createListViews>) => ({ listViews: createListViews(given) }),
  routes: (given: Given<typeof listViewRoutes>) => [listViewRoutes(given)],
});

/** An admin's saved views of the lists. */
function listViewRoutes({ access, listViews }: Dependencies) {
  return new Elysia({ name: 'list-views' })
    .use(adminGuard(access))
    .get(
      endpoint.listListViews.path,
      async ({ viewer, query }) => (await listViews.list(viewer, query.list)).map(listViewToWire),
      schemaOf(endpoint.listListViews),
    )
    .post(
      endpoint.createListView.path,
      async ({ viewer, body, status }) =>
        status(201, listViewToWire(await listViews.add(viewer, body))),
      schemaOf(endpoint.createListView),
    )
    .post(
      endpoint.chooseDefaultListView.path,
      async ({ viewer, body }) => {
        await listViews.chooseDefault(viewer, body);
        return { ok: true } as const;
      },
      schemaOf(endpoint.chooseDefaultListView),
    )
    .patch(
      endpoint.updateListView.path,
      async ({ viewer, params, body }) =>
        listViewToWire(await listViews.change(viewer, params.id, body)),
      schemaOf(endpoint.updateListView),
    )
    .delete(
      endpoint.deleteListView.path,
      async ({ viewer, params }) => {
        await listViews.remove(viewer, params.id);
        return { ok: true } as const;
      },
      schemaOf(endpoint.deleteListView),
    );
}

function listViewToWire({ view, by, isDefault }: VisibleView): ListView {
  const { id, list, name, shared, state, version, updatedAt } = view;
  return {
    id,
    list,
    name,
    shared,
    by,
    isDefault,
    state,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}

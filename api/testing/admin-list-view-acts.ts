import { eq } from 'drizzle-orm';
import { listViews } from '#db/schema/list-views';
import { users } from '#db/schema/users';
import { type AdminActs, changed, first } from './admin-act.ts';
import type { TestShop } from './shop.ts';

const path = '/api/admin/list-views';

/** A view of nothing in particular. */
export const aViewState = {
  q: '',
  status: 'late',
  sort: 'createdAt:desc',
  from: '',
  to: '',
  hiddenColumns: ['email'],
};

/** Changes of shared views; those of private ones are not logged. */
export const adminListViewActs: AdminActs = {
  'POST /api/admin/list-views': async () => {
    const name = aName();
    return {
      path,
      body: { list: 'orders', name, shared: true, state: aViewState },
      verb: 'list_view.created',
      name,
      changes: [first('name', name), first('shared', true), changed('view')],
    };
  },
  'PATCH /api/admin/list-views/:id': async (shop) => {
    const { id, name: before, cookie } = await aSharedView(shop);
    const name = aName();
    return {
      path: `${path}/${id}`,
      body: { name, version: 1 },
      verb: 'list_view.changed',
      changes: [{ field: 'name', before, after: name }],
      name,
      cookie,
    };
  },
  'DELETE /api/admin/list-views/:id': async (shop) => {
    const { id, name, cookie } = await aSharedView(shop);
    return { path: `${path}/${id}`, verb: 'list_view.deleted', name, cookie };
  },
};

const aName = () => `Late orders ${crypto.randomUUID().slice(0, 8)}`;

/** A view of an admin with a session of their own. */
async function aSharedView(shop: TestShop) {
  const { id: customerId, cookie } = await shop.signIn({ isAdmin: true });
  const user = await shop.db.query.users.findFirst({ where: eq(users.customerId, customerId) });
  const name = aName();
  const [view] = await shop.db
    .insert(listViews)
    .values({ userId: user?.id ?? 0, list: 'orders', name, shared: true, state: aViewState })
    .returning();
  if (!view) throw new Error('The view was not written');
  return { id: view.id, name, cookie };
}

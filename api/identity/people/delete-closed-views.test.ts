import { beforeAll, expect, test } from 'bun:test';
import { createViewers } from '#api/identity/sessions/find-viewer';
import { createListViews } from '#api/office/list-views/service';
import { personOf } from '#api/testing/invitations';
import { testShop } from '#api/testing/shop';
import type { ListView } from '#contract/list-views';
import type { AdminRole } from '#contract/permissions';
import { sessions } from '#db/schema/sessions';

const shop = testShop();
const path = '/api/admin/list-views';
const state = { q: '', status: '', sort: '', from: '', to: '', hiddenColumns: [] };

type Admin = { userId: number; cookie: string };
let owner: Admin;

beforeAll(async () => {
  owner = await signIn('owner');
});

async function signIn(role: 'owner' | 'manager'): Promise<Admin> {
  return personOf(shop(), await shop().signIn({ role }));
}

const asOwner = () => ({ cookie: owner.cookie });

async function save({ cookie }: Admin, values: Partial<ListView>): Promise<ListView> {
  const body = { list: 'audit', shared: false, state, ...values };
  const response = await shop().post(path, body, { cookie });
  expect(response.status).toBe(201);
  return response.json();
}

async function read({ cookie }: Admin, list: string): Promise<ListView[]> {
  return (await shop().get(`${path}?list=${list}`, { cookie })).json();
}

async function choose({ cookie }: Admin, { list, id }: ListView) {
  const answer = await shop().post(`${path}/default`, { list, viewId: id }, { cookie });
  expect(answer.status).toBe(200);
}

async function changeRole({ userId }: Admin, role: AdminRole, version = 0) {
  const body = { role, version };
  const answer = await shop().send('PATCH', `/api/admin/people/${userId}`, body, asOwner());
  expect(answer.status).toBe(200);
}

test('a new role deletes private views of closed lists, and shared ones stay', async () => {
  const former = await signIn('manager');
  await save(former, { name: 'Mine' });
  const shared = await save(former, { name: 'Refunds', shared: true });
  await save(former, { name: 'Late', list: 'orders' });
  await choose(owner, shared);
  await choose(former, shared);

  await changeRole(former, 'delivery');
  const list = await read(owner, 'audit');
  expect(list.map(({ name, isDefault }) => [name, isDefault])).toEqual([['Refunds', true]]);
  expect((await read(former, 'orders')).map(({ name }) => name)).toEqual(['Late']);

  await changeRole(former, 'manager', 1);
  const restored = await read(former, 'audit');
  expect(restored.map(({ id, isDefault }) => [id, isDefault])).toEqual([[shared.id, false]]);
});

test('a save whose guard ran before the new role is refused', async () => {
  const former = await signIn('manager');
  const kept = await save(former, { name: 'Kept', list: 'mails', shared: true });
  const viewer = await viewerOf(former);
  await changeRole(former, 'delivery');

  const views = createListViews({ db: shop().db, now: () => new Date() });
  const late = { list: 'mails', name: 'Late', shared: false, state } as const;
  const isClosed = { code: 'not_allowed' };
  await expect(views.add(viewer, late)).rejects.toMatchObject(isClosed);
  const change = { name: 'Late', version: kept.version };
  await expect(views.change(viewer, `${kept.id}`, change)).rejects.toMatchObject(isClosed);
  const chosen = { list: 'mails', viewId: kept.id } as const;
  await expect(views.chooseDefault(viewer, chosen)).rejects.toMatchObject(isClosed);
});

/** As a guard reads it from the session. */
async function viewerOf({ userId }: Admin) {
  const { db } = shop();
  const all = await db.select().from(sessions);
  const session = all.find(({ sess }) => sess.userId === userId);
  const viewer = await createViewers({ db, now: () => new Date() }).find(session?.sid ?? '');
  if (!viewer) throw new Error('This admin is not signed in');
  return viewer;
}

test('the views of a removed admin stay if they are shared', async () => {
  const former = await signIn('manager');
  await save(former, { name: 'Private', list: 'tickets' });
  await save(former, { name: 'Shared', list: 'tickets', shared: true });
  const body = { version: 0 };
  const removed = await shop().send(
    'DELETE',
    `/api/admin/people/${former.userId}`,
    body,
    asOwner(),
  );
  expect(removed.ok).toBe(true);
  expect((await read(owner, 'tickets')).map(({ name }) => name)).toEqual(['Shared']);
});

import { beforeAll, expect, test } from 'bun:test';
import { desc, eq, sql } from 'drizzle-orm';
import { createViewers } from '#api/identity/sessions/find-viewer';
import { createListViews } from '#api/insights/list-views/service';
import { personOf } from '#api/testing/invitations';
import { testShop } from '#api/testing/shop';
import type { ListView } from '#contract/list-views';
import type { AdminRole } from '#contract/permissions';
import { auditEntries } from '#db/schema/audit-entries';
import { listViews } from '#db/schema/list-views';
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

async function viewsOf(admin: Admin, list: string) {
  return (await read(admin, list)).map(({ name, by }) => (by ? `${name} by another` : name));
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

/** What the log says of the newest change of a view. */
async function lastChangesOf({ id }: ListView) {
  const [entry] = await shop()
    .db.select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return { verb: entry?.verb, actorId: entry?.actorId, changes: entry?.changes };
}

test('a new role deletes private views of closed lists and hands shared ones to its owner', async () => {
  const former = await signIn('manager');
  await save(owner, { name: 'Refunds' });
  await save(former, { name: 'Mine' });
  const shared = await save(former, { name: 'refunds', shared: true });
  await save(former, { name: 'Late', list: 'orders' });
  await choose(owner, shared);
  await choose(former, shared);

  await changeRole(former, 'delivery');
  expect(await viewsOf(owner, 'audit')).toEqual(['Refunds', 'refunds 2']);
  const defaults = (await read(owner, 'audit')).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ id }) => id)).toEqual([shared.id]);
  expect(await viewsOf(former, 'orders')).toEqual(['Late']);
  expect(await lastChangesOf(shared)).toEqual({
    verb: 'list_view.changed',
    actorId: owner.userId,
    changes: [
      { field: 'name', before: 'refunds', after: 'refunds 2' },
      { field: 'owner', before: expect.any(String), after: expect.any(String) },
    ],
  });

  await changeRole(former, 'manager', 1);
  const restored = await read(former, 'audit');
  expect(restored.find(({ id }) => id === shared.id)).toMatchObject({ isDefault: false });
  expect(restored.map(({ name }) => name)).not.toContain('Mine');
  expect((await shop().send('DELETE', `${path}/${shared.id}`, undefined, asOwner())).status).toBe(
    200,
  );
});

test.each([
  ['ÄRGER', 'ärger'],
  ['İZMİR', 'izmir'],
])('%s and %s have different names if they differ for the database', async (taken, name) => {
  const former = await signIn('manager');
  const list = 'security_log';
  await save(owner, { name: taken, list });
  const { id } = await save(former, { name, list, shared: true });
  await changeRole(former, 'delivery');
  const same = sql<boolean>`lower(${taken}::text) = lower(${name}::text)`;
  const [row] = await shop().db.select({ same }).from(listViews).limit(1);
  const view = (await read(owner, list)).find((each) => each.id === id);
  expect(view?.name).toBe(row?.same ? `${name} 2` : name);
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
  expect(await viewsOf(owner, 'tickets')).toEqual(['Shared']);
});

import { beforeAll, expect, test } from 'bun:test';
import { personOf } from '#api/testing/invitations';
import { testShop } from '#api/testing/shop';
import type { ListView } from '#contract/list-views';

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

async function viewsOf({ cookie }: Admin, list: string) {
  const views: ListView[] = await (await shop().get(`${path}?list=${list}`, { cookie })).json();
  return views.map(({ name, by }) => (by ? `${name} by another` : name));
}

test('a new role deletes private views of closed lists and hands shared ones to its owner', async () => {
  const former = await signIn('manager');
  await save(owner, { name: 'Refunds' });
  await save(former, { name: 'Mine' });
  const shared = await save(former, { name: 'refunds', shared: true });
  await save(former, { name: 'Late', list: 'orders' });
  const chosen = { list: 'audit', viewId: shared.id };
  expect((await shop().post(`${path}/default`, chosen, asOwner())).status).toBe(200);

  const body = { role: 'delivery', version: 0 };
  const changed = await shop().send('PATCH', `/api/admin/people/${former.userId}`, body, asOwner());
  expect(changed.status).toBe(200);
  expect(await viewsOf(owner, 'audit')).toEqual(['Refunds', 'refunds 2']);
  expect(await viewsOf(former, 'orders')).toEqual(['Late']);
  expect((await shop().send('DELETE', `${path}/${shared.id}`, undefined, asOwner())).status).toBe(
    200,
  );
});

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

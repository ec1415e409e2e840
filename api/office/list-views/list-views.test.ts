import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aViewState as state } from '#api/testing/admin-list-view-acts';
import { testShop } from '#api/testing/shop';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { type ListView, maxListViews } from '#contract/list-views';
import { adminRoles, isAllowed, viewPermissions } from '#contract/permissions';
import { auditEntries } from '#db/schema/audit-entries';
import { customers } from '#db/schema/customers';
import { type ViewedList, viewedLists } from '#db/values/list-views';

const shop = testShop();
const path = '/api/admin/list-views';

/** Which list a view is of. */
const endpointsOf: Record<ViewedList, string> = {
  orders: 'GET /api/orders',
  tickets: 'GET /api/support',
  products: 'GET /api/products',
  projects: 'GET /api/projects',
  cancellations: 'GET /api/admin/cancellation-requests',
  customers: 'GET /api/admin/customers',
  discounts: 'GET /api/admin/discounts',
  mails: 'GET /api/admin/mails',
  audit: 'GET /api/admin/audit',
  security_log: 'GET /api/admin/security-log',
};

type Admin = { cookie: string };
let ada: Admin;
let grace: Admin;

beforeAll(async () => {
  ada = await shop().signIn({ isAdmin: true });
  grace = await shop().signIn({ isAdmin: true });
});

const send = ({ cookie }: Admin, method: string, to: string, body?: object) =>
  shop().send(method, to, body, { cookie });

const aName = () => `View ${crypto.randomUUID()}`;

async function save(admin: Admin, values: Partial<ListView> = {}): Promise<ListView> {
  const body = { list: 'orders', name: aName(), shared: false, state, ...values };
  const response = await send(admin, 'POST', path, body);
  expect(response.status).toBe(201);
  return response.json();
}

async function seenBy({ cookie }: Admin, list = 'orders'): Promise<ListView[]> {
  return (await shop().get(`${path}?list=${list}`, { cookie })).json();
}

async function seen(admin: Admin, { id, list }: ListView): Promise<ListView | undefined> {
  return (await seenBy(admin, list)).find((view) => view.id === id);
}

describe('a private view', () => {
  test('keeps the search, filter, order, days and columns of its list for its admin', async () => {
    const kept = { ...state, q: 'Ada', from: '2026-01-01', to: '2026-01-31' };
    const view = await save(ada, { name: ' Ada’s orders ', state: kept });
    expect(view).toEqual({
      id: expect.any(Number),
      list: 'orders',
      name: 'Ada’s orders',
      shared: false,
      by: null,
      isDefault: false,
      state: kept,
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await seen(ada, view)).toEqual(view);
    expect((await seenBy(ada, 'tickets')).map(({ id }) => id)).not.toContain(view.id);
  });

  test('is unknown to other admins and leaves no entry in the audit log', async () => {
    const before = await shop().db.$count(auditEntries);
    const view = await save(ada);
    expect(await seen(grace, view)).toBeUndefined();
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { version: 1, name: 'Mine' } : undefined;
      expect((await send(grace, method, `${path}/${view.id}`, body)).status).toBe(404);
    }
    const chosen = { list: 'orders', viewId: view.id };
    expect((await send(grace, 'POST', `${path}/default`, chosen)).status).toBe(404);
    expect((await send(ada, 'DELETE', `${path}/${view.id}`)).status).toBe(200);
    expect(await shop().db.$count(auditEntries)).toBe(before);
  });
});

describe('a shared view', () => {
  test('is listed after one’s own, with the name of its admin', async () => {
    const theirs = await save(ada, { name: 'A first', shared: true });
    const own = await save(grace, { name: 'Z last' });
    const list = await seenBy(grace);
    expect(list.findIndex(({ id }) => id === own.id)).toBeLessThan(
      list.findIndex(({ id }) => id === theirs.id),
    );
    expect(await seen(grace, theirs)).toMatchObject({ by: expect.any(String) });
  });

  test('can be changed, kept for oneself and deleted by all', async () => {
    const view = await save(ada, { shared: true });
    const to = `${path}/${view.id}`;
    const name = aName();
    expect((await send(grace, 'PATCH', to, { version: 1, name })).status).toBe(200);
    expect(await seen(ada, view)).toMatchObject({ name, by: null, version: 2 });
    expect((await send(grace, 'PATCH', to, { version: 2, shared: false })).status).toBe(200);
    expect(await seen(ada, view)).toBeUndefined();
    expect(await seen(grace, view)).toMatchObject({ name, by: null });
    const other = await save(ada, { shared: true });
    expect((await send(grace, 'DELETE', `${path}/${other.id}`)).status).toBe(200);
    expect(await seen(ada, other)).toBeUndefined();
  });

  test('is no longer the default of others once it is private again', async () => {
    const view = await save(ada, { shared: true });
    for (const admin of [ada, grace]) {
      await send(admin, 'POST', `${path}/default`, { list: 'orders', viewId: view.id });
    }
    expect((await seen(grace, view))?.isDefault).toBe(true);
    await send(ada, 'PATCH', `${path}/${view.id}`, { version: 1, shared: false });
    await send(ada, 'PATCH', `${path}/${view.id}`, { version: 2, shared: true });
    expect((await seen(grace, view))?.isDefault).toBe(false);
    expect((await seen(ada, view))?.isDefault).toBe(true);
  });
});

describe('a view of a list that not every role may read', () => {
  test.each([...viewedLists])('of %s is open to the roles that may read the list', async (list) => {
    for (const role of adminRoles) {
      const { cookie } = await shop().signIn({ role });
      const { status } = await shop().get(`${path}?list=${list}`, { cookie });
      expect([role, status]).toEqual([role, isAllowed(role, viewPermissions[list]) ? 200 : 403]);
    }
  });

  test.each(Object.entries(endpointsOf))(
    'of %s takes what reading the list takes',
    (list, read) => {
      const [endpoint] = Object.values<Endpoint>(endpoints).filter(({ name }) => name === read);
      // Everyone may read the products.
      expect(endpoint?.permission ?? 'shop.read').toBe(viewPermissions[list as ViewedList]);
      expect(endpoint?.csv).toBeDefined();
    },
  );

  test('can still be deleted by its admin who may no longer read the list', async () => {
    const former = await shop().signIn({ role: 'manager' });
    const { id } = await save(former, { list: 'audit', shared: true });
    await shop().db.update(customers).set({ role: 'support' }).where(eq(customers.id, former.id));
    const change = { version: 1, name: aName() };
    expect((await send(former, 'PATCH', `${path}/${id}`, change)).status).toBe(403);
    expect((await send(former, 'DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await seenBy(ada, 'audit')).map((view) => view.id)).not.toContain(id);
  });

  test('is neither saved, chosen, changed nor deleted by others', async () => {
    const support = await shop().signIn({ role: 'support' });
    const { id } = await save(ada, { list: 'audit', shared: true });
    const answers = await Promise.all([
      send(support, 'POST', path, { list: 'audit', name: aName(), shared: false, state }),
      send(support, 'POST', `${path}/default`, { list: 'audit', viewId: id }),
      send(support, 'PATCH', `${path}/${id}`, { version: 1, name: aName() }),
      send(support, 'DELETE', `${path}/${id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await answers[0]?.json()).toMatchObject({
      detail: 'Only owners, managers, and read-only admins can do this. Your role is Support.',
    });
  });
});

test('each list of an admin has one default, or none', async () => {
  const [first, second] = [await save(ada), await save(ada)];
  const choose = (viewId: number | null) =>
    send(ada, 'POST', `${path}/default`, { list: 'orders', viewId });
  const defaults = async () =>
    (await seenBy(ada)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  await choose(first.id);
  await choose(second.id);
  expect(await defaults()).toEqual([second.id]);
  expect((await choose(999_999_999)).status).toBe(404);
  const ticketView = await save(ada, { list: 'tickets' });
  expect((await choose(ticketView.id)).status).toBe(404);
  await choose(null);
  expect(await defaults()).toEqual([]);
});

test('a change replaces what it names and refuses an older version', async () => {
  const view = await save(ada, { list: 'projects' });
  const change = (body: object) => send(ada, 'PATCH', `${path}/${view.id}`, body);
  const changed = await change({ version: 1, state: { ...state, q: 'Finn' } });
  expect(await changed.json()).toMatchObject({
    name: view.name,
    version: 2,
    state: { ...state, q: 'Finn' },
  });
  const late = await change({ version: 1, name: aName() });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ newer: { by: null, at: expect.any(String) } });
  expect(await seen(ada, view)).toMatchObject({ name: view.name, version: 2 });
});

test('a name is used once per admin and list, in upper or lower case', async () => {
  const name = aName();
  const { id } = await save(ada, { name });
  await save(ada, { name, list: 'tickets' });
  await save(grace, { name });
  const again = { list: 'orders', name: name.toUpperCase(), shared: false, state };
  const refused = await send(ada, 'POST', path, again);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'name' }] });
  const other = await save(ada);
  const taken = await send(ada, 'PATCH', `${path}/${other.id}`, { version: 1, name });
  expect(taken.status).toBe(400);
  const same = await send(ada, 'PATCH', `${path}/${id}`, { version: 1, name: name.toUpperCase() });
  expect(same.status).toBe(200);
});

test('concurrent saves neither repeat a name nor exceed the limit', async () => {
  const admin = await shop().signIn({ isAdmin: true });
  for (let n = 1; n < maxListViews; n++) await save(admin, { list: 'projects' });
  const name = aName();
  const bodies = [name, name, aName(), aName()].map((each) => ({
    list: 'projects',
    name: each,
    shared: false,
    state,
  }));
  const answers = await Promise.all(bodies.map((body) => send(admin, 'POST', path, body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await seenBy(admin, 'projects')).toHaveLength(maxListViews);
});

test.each([
  { list: 'wages' },
  { name: ' ' },
  { name: 'x'.repeat(61) },
  { state: {} },
  { state: { ...state, q: 'x'.repeat(201) } },
  { state: { ...state, hiddenColumns: Array(41).fill('email') } },
])('refuses %j', async (values) => {
  const body = { list: 'orders', name: aName(), shared: false, state, ...values };
  expect((await send(ada, 'POST', path, body)).status).toBe(400);
});

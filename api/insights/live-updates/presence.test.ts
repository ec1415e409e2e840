import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openApp, type TestApp } from '#api/testing/app';
import { readEvents } from '#api/testing/event-stream';
import { readAllTables } from '#api/testing/read-all-tables';
import { testShop } from '#api/testing/shop';
import { openPostgres } from '#db/postgres';
import { customers } from '#db/schema/customers';

setDefaultTimeout(20_000);

const shop = testShop();
let elsewhere: TestApp;

/** Another process on the same database, simulated by a second listener on the embedded one. */
beforeAll(async () => {
  const { database, provider } = shop();
  const own =
    database.engine.kind === 'server'
      ? await openPostgres(database.engine.url)
      : { ...database, close: async () => {} };
  elsewhere = await openApp({ database: own, provider });
});
afterAll(() => elsewhere.close());

async function anAdmin(firstName: string) {
  const admin = await shop().signIn({ isAdmin: true });
  await shop().db.update(customers).set({ firstName }).where(eq(customers.id, admin.id));
  return admin;
}

async function listen(cookie: string, at: Pick<TestApp, 'get'> = shop()) {
  const events = readEvents(await at.get('/api/admin/events', { cookie }));
  expect(await events.next()).toMatchObject({ event: 'ready' });
  return events;
}

const ticket = { kind: 'ticket', id: 'TKT-2026-0012' };
const tell = (cookie: string, state: string) =>
  shop().post('/api/admin/presence', { ...ticket, state }, { cookie });

test('other admins learn who has a record open, in every process, but never of themselves', async () => {
  const [bea, grace, joan] = [await anAdmin('Bea'), await anAdmin('Grace'), await anAdmin('Joan')];
  const own = await listen(bea.cookie);
  const others = [await listen(grace.cookie), await listen(joan.cookie, elsewhere)];
  expect((await tell(bea.cookie, 'replying')).status).toBe(200);
  for (const events of others) {
    expect(await events.next()).toEqual({
      event: 'presence',
      // Without an id it isn't a position to go on from after a lost connection.
      id: '',
      data: { ...ticket, state: 'replying', name: 'Bea', userId: expect.any(Number) },
    });
  }
  await tell(grace.cookie, 'viewing');
  expect(await own.next()).toMatchObject({ data: { name: 'Grace', state: 'viewing' } });
});

test('is stored nowhere', async () => {
  const { cookie } = await anAdmin('Bea');
  await tell(cookie, 'left');
  const before = await readAllTables(shop().db);
  await tell(cookie, 'left');
  expect(await readAllTables(shop().db)).toEqual(before);
});

test('is passed on once a second for each state, and always when someone left', async () => {
  const [bea, grace] = [await anAdmin('Bea'), await anAdmin('Grace')];
  const events = await listen(grace.cookie);
  for (const state of ['viewing', 'replying', 'replying', 'viewing', 'left', 'left']) {
    expect((await tell(bea.cookie, state)).status).toBe(200);
  }
  for (const state of ['viewing', 'replying', 'left', 'left']) {
    expect(await events.next()).toMatchObject({ data: { state } });
  }
});

test.each([
  [{ kind: 'payslip', id: '12', state: 'viewing' }],
  [{ kind: 'ticket', id: '<b>', state: 'viewing' }],
  [{ ...ticket, state: 'asleep' }],
  [{ kind: 'ticket', state: 'viewing' }],
])('refuses %j', async (body) => {
  const { cookie } = await anAdmin('Bea');
  expect((await shop().post('/api/admin/presence', body, { cookie })).status).toBe(400);
});

import { expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { readEvents } from '#api/testing/event-stream';
import { readAllTables } from '#api/testing/read-all-tables';
import { testShop } from '#api/testing/shop';
import { customers } from '#db/schema/customers';

setDefaultTimeout(20_000);

const shop = testShop();

async function anAdmin(firstName: string) {
  const admin = await shop().signIn({ isAdmin: true });
  await shop().db.update(customers).set({ firstName }).where(eq(customers.id, admin.id));
  return admin;
}

const name = 'ticket TKT-2026-0012';
const tell = (cookie: string, kind = 'record.replying') =>
  shop().post('/api/admin/presence', { name, kind }, { cookie });

test('admins learn by live updates who types in a record', async () => {
  const [bea, grace] = [await anAdmin('Bea'), await anAdmin('Grace')];
  const streams = [bea, grace].map(async ({ cookie }) => {
    const events = readEvents(await shop().get('/api/admin/events', { cookie }));
    expect(await events.next()).toMatchObject({ event: 'ready' });
    return events;
  });
  const [own, other] = await Promise.all(streams);
  expect((await tell(bea.cookie)).status).toBe(200);
  const data = { kind: 'record.replying', name, actor: 'Bea' };
  expect(await other?.next()).toMatchObject({ event: 'notice', data: { ...data, own: false } });
  expect(await own?.next()).toMatchObject({ event: 'notice', data: { ...data, own: true } });
});

test('is stored nowhere', async () => {
  const { cookie } = await anAdmin('Bea');
  await tell(cookie);
  const before = await readAllTables(shop().db);
  await tell(cookie);
  expect(await readAllTables(shop().db)).toEqual(before);
});

test.each([
  [{ name: 'payslip 12', kind: 'record.left' }],
  [{ name: 'ticket <b>', kind: 'record.left' }],
  [{ name, kind: 'order.paid' }],
])('refuses %j', async (body) => {
  const { cookie } = await anAdmin('Bea');
  expect((await shop().post('/api/admin/presence', body, { cookie })).status).toBe(400);
});

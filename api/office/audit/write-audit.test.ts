import { beforeAll, describe, expect, test } from 'bun:test';
import { desc, eq, sql } from 'drizzle-orm';
import { anActor } from '#api/testing/actors';
import { adminOrderActs } from '#api/testing/admin-order-acts';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { aTicket } from '#api/testing/tickets';
import { auditEntries } from '#db/schema/audit-entries';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { writeAudit } from './write-audit.ts';

const shop = testShop();
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

test.each([
  ['changed', sql`update audit_entries set actor_name = 'Changed'`],
  ['deleted', sql`delete from audit_entries`],
  ['emptied', sql`truncate audit_entries`],
])('never lets an entry be %s', async (_, statement) => {
  await writeAudit(shop().db, anActor, {
    at: new Date(),
    verb: 'order.started',
    subject: { id: 1, name: 'ACC-2026-0001' },
  });
  const error = await shop()
    .db.execute(statement)
    .then(
      () => null,
      (refused) => refused,
    );
  expect(error?.cause.code).toBe('42501');
  expect(await shop().db.$count(auditEntries, eq(auditEntries.actorName, 'Grace Hopper'))).not.toBe(
    0,
  );
});

describe('no entry is written', () => {
  const nothingNew = async (act: () => Promise<Response>, status: number) => {
    const before = await shop().db.$count(auditEntries);
    expect((await act()).status).toBe(status);
    expect(await shop().db.$count(auditEntries)).toBe(before);
  };

  test('for a rejected action', async () => {
    const { id } = await anOrder(shop().db, { status: 'in_progress' });
    await nothingNew(() => shop().post(`/api/orders/${id}/start`, undefined, { cookie }), 409);
  });

  test('for an action that changes nothing', async () => {
    const { id } = await shop().aProduct();
    const price = { price: '19.00' };
    await nothingNew(() => shop().send('PATCH', `/api/products/${id}`, price, { cookie }), 200);
    const ticket = await aTicket(shop().db);
    const same = { priority: 'medium', assignedTo: null };
    const change = () => shop().send('PATCH', `/api/support/${ticket.id}`, same, { cookie });
    await nothingNew(change, 200);
  });

  test('twice for a repeated refund request', async () => {
    const act = await adminOrderActs['POST /api/orders/:id/refunds']?.(shop());
    const ask = () => shop().post(act?.path ?? '', act?.body, { cookie });
    expect((await ask()).status).toBe(201);
    await nothingNew(ask, 201);
  });
});

describe('an entry distinguishes', () => {
  const newest = () => shop().db.query.auditEntries.findFirst({ orderBy: desc(auditEntries.id) });

  test('a second delivery from the first', async () => {
    const { id } = await anOrder(shop().db);
    const body = { credentials: [{ label: 'Password', value: 'tern' }] };
    await shop().post(`/api/orders/${id}/deliver`, body, { cookie });
    expect(await newest()).toMatchObject({ verb: 'order.delivered' });
    await shop().post(`/api/orders/${id}/deliver`, { ...body, version: 1 }, { cookie });
    expect(await newest()).toMatchObject({
      verb: 'order.credentials_replaced',
      changes: [{ field: 'credentials', before: null, after: null }],
    });
  });

  test('a resumed reconciliation from a new one', async () => {
    const compare = () => shop().post('/api/admin/reconciliation', undefined, { cookie });
    await compare();
    expect(await newest()).toMatchObject({ verb: 'reconciliation.started' });
    await compare();
    expect(await newest()).toMatchObject({ verb: 'reconciliation.resumed' });
  });

  test('names the assigned admin', async () => {
    const { email } = await shop().signIn({ isAdmin: true });
    const { db } = shop();
    const user = await db.query.users.findFirst({ where: eq(users.email, email) });
    const { id } = await aTicket(db);
    await shop().send('PATCH', `/api/support/${id}`, { assignedTo: user?.id }, { cookie });
    expect((await newest())?.changes).toEqual([
      { field: 'assignedTo', before: null, after: `Admin ${user?.id}` },
    ]);
  });

  test('names the previous assignee, even one who is no longer an admin', async () => {
    const { db } = shop();
    const former = await shop().signIn({ isAdmin: true });
    const name = { firstName: 'Ada', lastName: 'Lovelace', isAdmin: false, role: null };
    await db.update(customers).set(name).where(eq(customers.email, former.email));
    const user = await db.query.users.findFirst({ where: eq(users.email, former.email) });
    const { id } = await aTicket(db, { assignedTo: user?.id });
    await shop().send('PATCH', `/api/support/${id}`, { assignedTo: null }, { cookie });
    expect((await newest())?.changes).toEqual([
      { field: 'assignedTo', before: 'Ada Lovelace', after: null },
    ]);
  });

  test('never contains the email of an admin without a name', async () => {
    const admin = await shop().signIn({ isAdmin: true });
    const { id } = await anOrder(shop().db);
    await shop().post(`/api/orders/${id}/start`, undefined, { cookie: admin.cookie });
    expect((await newest())?.actorName).toMatch(/^Admin \d+$/);
  });
});

import { beforeEach, expect, test } from 'bun:test';
import { desc, eq, gt } from 'drizzle-orm';
import { codeSentTo, cookieOf, password, resetTokenSentTo, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { auditEntries } from '#db/schema/audit-entries';
import { customers } from '#db/schema/customers';

const shop = testShop();
let last = 0;

beforeEach(async () => {
  const newest = await shop().db.query.auditEntries.findFirst({ orderBy: desc(auditEntries.id) });
  last = newest?.id ?? 0;
});

async function someone({ isAdmin }: { isAdmin: boolean }) {
  const { email, cookie } = await signUp(shop(), { firstName: 'Grace', lastName: 'Hopper' });
  await shop()
    .db.update(customers)
    .set({ isAdmin, role: isAdmin ? 'owner' : null })
    .where(eq(customers.email, email));
  return { email, cookie };
}

/** Performs every action that a user can take on their own account. */
async function everyWay(isAdmin: boolean) {
  const { email, cookie } = await someone({ isAdmin });
  const newPassword = 'another quiet evening';
  const change = { currentPassword: password, newPassword };
  const changed = await shop().post('/api/customer/password', change, { cookie });
  const other = `new-${email}`;
  const move = { email: other, currentPassword: newPassword };
  const session = { cookie: cookieOf(changed) };
  await shop().post('/api/customer/email', move, session);
  const code = await codeSentTo(shop(), other);
  await shop().post('/api/customer/email/verify', { code }, session);
  await shop().post('/api/login', { username: other, password: newPassword });
  await shop().post('/api/password/forgot', { email: other });
  const token = await resetTokenSentTo(shop(), other);
  await shop().post('/api/password/reset', { token, password: 'a third quiet evening' });
  const rows = await shop()
    .db.select()
    .from(auditEntries)
    .where(gt(auditEntries.id, last))
    .orderBy(auditEntries.id);
  return { rows, told: JSON.stringify(rows) };
}

test('logs what admins do with their own account, without addresses or secrets', async () => {
  const { rows, told } = await everyWay(true);
  expect(rows.map(({ verb }) => verb)).toEqual([
    'account.password_changed',
    'account.email_changed',
    'account.signed_in',
    'account.password_reset',
  ]);
  expect(rows[0]).toMatchObject({ actorName: 'Grace Hopper', subjectName: 'Grace Hopper' });
  expect(told).not.toMatch(/@|evening/);
});

test('logs nothing customers do with their own account', async () => {
  expect((await everyWay(false)).rows).toEqual([]);
});

test('logs an admin’s old and new name, and nothing for customers', async () => {
  for (const isAdmin of [true, false]) {
    const { cookie } = await someone({ isAdmin });
    const rename = (lastName: string) =>
      shop().send('PATCH', '/api/customer/profile', { firstName: 'Grace', lastName }, { cookie });
    expect((await rename('Murray')).status).toBe(200);
    expect((await rename('Murray')).status).toBe(200);
  }
  const rows = await shop().db.select().from(auditEntries).where(gt(auditEntries.id, last));
  expect(rows).toMatchObject([
    {
      verb: 'account.renamed',
      actorName: 'Grace Hopper',
      changes: [{ field: 'name', before: 'Grace Hopper', after: 'Grace Murray' }],
    },
  ]);
});

test('logs nothing for a wrong password', async () => {
  const { email } = await someone({ isAdmin: true });
  const wrong = { username: email, password: 'not this one, surely' };
  expect((await shop().post('/api/admin/login', wrong)).status).toBe(401);
  expect(await shop().db.$count(auditEntries, gt(auditEntries.id, last))).toBe(0);
});

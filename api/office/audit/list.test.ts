import { beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { testShop } from '#api/testing/shop';
import { aTicket } from '#api/testing/tickets';
import type { AuditEntry } from '#contract/audit';
import { auditEntries } from '#db/schema/audit-entries';
import { customers } from '#db/schema/customers';
import { people } from '#db/schema/people';
import { users } from '#db/schema/users';

const shop = testShop();
const path = '/api/admin/audit';
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
let cookie = '';
let grace = { actorId: 0, actorName: 'Grace Hopper' };
/** The id of the page that her name leads to. */
let page = '';

beforeAll(async () => {
  const admin = await shop().signIn({ isAdmin: true });
  cookie = admin.cookie;
  const user = await shop().db.query.users.findFirst({ where: eq(users.customerId, admin.id) });
  const person = await shop().db.query.people.findFirst({ where: eq(people.customerId, admin.id) });
  grace = { ...grace, actorId: user?.id ?? 0 };
  page = person?.reference ?? '';
  const order = { subjectId: 7, subjectName: 'ACC-2026-0042' };
  const changes = [{ field: 'monthlyPrice', before: '19.00', after: '29.00' }] as const;
  await shop()
    .db.insert(auditEntries)
    .values([
      { ...grace, ...order, verb: 'order.started', createdAt: at(1) },
      { ...grace, ...order, verb: 'refund.started', createdAt: at(2) },
      {
        ...grace,
        verb: 'product.changed',
        subjectId: 3,
        subjectName: '=Ebbe',
        changes,
        createdAt: at(3),
      },
      {
        // Of an account that was deleted.
        actorId: 0,
        actorName: 'Ada',
        verb: 'canned_reply.changed',
        subjectId: 5,
        subjectName: '100%',
        createdAt: at(3),
      },
    ]);
});

const read = async (query: string): Promise<AuditEntry[]> =>
  (await readPages<AuditEntry>(shop(), `${path}?limit=2${query}`, cookie)).flat();
const ids = async (query: string) => (await read(query)).map(({ id }) => id);

describe('the list', () => {
  test('shows the actor, action, time, subject and changes, newest first', async () => {
    const entries = await read('');
    expect(entries.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(entries[1]).toEqual({
      id: 3,
      createdAt: '2026-01-03T00:00:00.000Z',
      actor: { id: grace.actorId, name: 'Grace Hopper', customer: page, apiKey: null },
      verb: 'product.changed',
      subject: { kind: 'product', id: 3, name: '=Ebbe', customer: null },
      changes: [{ field: 'monthlyPrice', before: '19.00', after: '29.00' }],
    });
    expect(entries[0]?.actor).toEqual({ id: 0, name: 'Ada', customer: null, apiKey: null });
    expect(await ids('&sort=createdAt:asc')).toEqual([1, 2, 3, 4]);
    expect(await ids('&status=refund')).toEqual([2]);
    expect(await ids('&from=2026-01-02&to=2026-01-03')).toEqual([4, 3, 2]);
    expect(await ids('&to=2026-01-02&q=grace')).toEqual([2, 1]);
    expect((await shop().get(`${path}?status=person`, { cookie })).status).toBe(400);
  });

  test.each([
    ['ACC-2026-0042', [2, 1]],
    ['grace', [3, 2, 1]],
    ['reply changed', [4]],
    ['grace ebbe', [3]],
    ['100%', [4]],
    ['1%0', []],
  ])('finds entries for %j', async (q, found) => {
    expect(await ids(`&q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  test('can be exported as CSV', async () => {
    const response = await shop().get(`${path}?status=product`, { cookie, accept: 'text/csv' });
    expect(response.headers.get('content-disposition')).toContain('audit-');
    const [head, line] = (await response.text()).split('\r\n');
    expect(head).toBe(
      'ID,Time,Actor ID,Admin,Actor customer,API key,Action,Type,Subject ID,Name,Subject customer,Changes',
    );
    expect(line).toBe(
      `3,2026-01-03 00:00:00,${grace.actorId},Grace Hopper,${page},,Updated product,Products,3,'=Ebbe,,Monthly price: 19.00 → 29.00`,
    );
  });

  test.each([
    ['', 'audit_entries_created_idx'],
    [`where kind = 'refund'`, 'audit_entries_kind_idx'],
  ])('is read from an index without sorting: %j', async (where, index) => {
    const plan = await shop().db.transaction(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort']) {
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      }
      return tx.execute(
        sql`explain select * from audit_entries ${sql.raw(where)} order by created_at desc, id desc limit 41`,
      );
    });
    expect(JSON.stringify(plan)).toContain(index);
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

describe('people', () => {
  test('are found by every id of theirs and by name, and have today’s name', async () => {
    const { db } = shop();
    const ada = await shop().signIn({ email: 'ada@example.com' });
    const guest = 'guest-of-ada@example.com';
    await aTicket(db, { email: guest });
    const joined = await db.query.people.findFirst({ where: eq(people.email, guest) });
    const person = await db.query.people.findFirst({ where: eq(people.customerId, ada.id) });
    const [id, former] = [person?.reference ?? '', joined?.reference ?? ''];
    const other = await shop().signIn();
    const merge = [{ field: 'guest', before: former, after: id }] as const;
    const about = (subjectName: string) => ({ ...grace, subjectId: 0, subjectName });
    const written = await db
      .insert(auditEntries)
      .values([
        // As impersonations were logged once.
        { ...about(ada.id), verb: 'customer.viewed', createdAt: at(5) },
        { ...about(id), verb: 'customer.note_added', createdAt: at(6) },
        { ...about(former), verb: 'customer.note_added', createdAt: at(7) },
        { ...about(id), verb: 'customer.merged', changes: merge, createdAt: at(8) },
        { ...about(other.id), verb: 'customer.viewed', createdAt: at(9) },
      ])
      .returning();
    const hers = written.slice(0, 4).map((entry) => entry.id);
    await db
      .update(people)
      .set({ mergedIntoId: person?.id ?? 0, mergedAt: at(8) })
      .where(eq(people.reference, former));
    for (const q of [id, ada.id, id.toUpperCase(), 'ADA@example']) {
      expect(await ids(`&q=${q}`)).toEqual(hers.toReversed());
    }
    expect(await ids(`&q=${former}`)).toEqual([hers[2] ?? 0]);

    const rename = (firstName: string) =>
      db.update(customers).set({ firstName }).where(eq(customers.id, ada.id));
    await rename('Zoë');
    const [merged] = await read('&q=zoe');
    expect(merged?.subject).toMatchObject({ name: 'Zoë', customer: id });
    expect(merged?.changes).toEqual([{ field: 'guest', before: guest, after: 'Zoë' }]);
    await db.delete(people).where(eq(people.customerId, ada.id));
    const [erased] = await read(`&q=${id}`);
    expect(erased?.subject).toMatchObject({ name: id, customer: null });
  });

  test('who sign in with an email address are named, not numbered', async () => {
    const { db } = shop();
    const email = 'bea@example.com';
    const { id } = await shop().signIn({ email, isAdmin: true });
    const user = await db.query.users.findFirst({ where: eq(users.customerId, id) });
    const stored = `Admin ${user?.id}`;
    await db.insert(auditEntries).values({
      actorId: user?.id ?? 0,
      actorName: stored,
      createdAt: at(20),
      verb: 'admin.role_changed',
      subjectId: user?.id ?? 0,
      subjectName: stored,
    });
    const [entry] = await read('&q=role%20changed');
    expect([entry?.actor.name, entry?.subject.name]).toEqual([email, email]);
  });
});

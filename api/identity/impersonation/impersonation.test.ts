import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { maxImpersonationMinutes } from '#contract/impersonation';
import { auditEntries } from '#db/schema/audit-entries';
import { customers } from '#db/schema/customers';
import { people } from '#db/schema/people';
import { users } from '#db/schema/users';
import { createSessions } from '../sessions/service.ts';

const shop = testShop();
const path = '/api/admin/view-as';
const minuteMs = 60_000;

type Person = Awaited<ReturnType<ReturnType<typeof shop>['signIn']>>;
let admin: Person;
let ada: Person;
let entriesBefore = 0;

beforeEach(async () => {
  admin = await shop().signIn({ isAdmin: true });
  ada = await shop().signIn();
  entriesBefore = await shop().db.$count(auditEntries);
});
afterEach(() => {
  shop().clock.shiftMs = 0;
});

const begin = (customerId: string, cookie = admin.cookie) =>
  shop().post(path, { customerId }, { cookie });
const leave = (cookie = admin.cookie) => shop().send('DELETE', path, undefined, { cookie });
const whoIs = async (cookie: string) =>
  (await shop().get('/api/customer/auth/user', { cookie })).json();
/** The headers of a page that shows the customer’s data. */
const asShown = (id = ada.id) => ({ cookie: admin.cookie, 'x-view-as': id });
/** With the accounts of the people whom the entries name, as all entries about customers do. */
const acts = async () =>
  (
    await shop()
      .db.select({ verb: auditEntries.verb, customerId: people.customerId })
      .from(auditEntries)
      .leftJoin(people, sql`${people.reference}::text = ${auditEntries.subjectName}`)
      .orderBy(auditEntries.id)
  )
    .slice(entriesBefore)
    .map(({ verb, customerId }) => [verb, customerId]);

describe('an admin who impersonates a customer', () => {
  test('sees what the customer sees, learns whom they impersonate, and can leave', async () => {
    const order = await anOrder(shop().db, { customerId: ada.id });
    const begun = await begin(ada.id);
    expect(begun.status).toBe(201);
    const { endsAt } = await begun.json();
    expect(Math.round((Date.parse(endsAt) - Date.now()) / minuteMs)).toBe(maxImpersonationMinutes);
    expect(await whoIs(admin.cookie)).toMatchObject({
      id: ada.id,
      isAdmin: false,
      view: { endsAt },
    });
    const seen = await shop().get('/api/customer/subscriptions', asShown());
    expect(await seen.json()).toMatchObject([{ orderId: order.orderId }]);
    expect((await leave()).status).toBe(200);
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id, isAdmin: true, view: null });
    expect(await acts()).toEqual([
      ['customer.viewed', ada.id],
      ['customer.view_ended', ada.id],
    ]);
  });

  test('can impersonate a customer who never signed in', async () => {
    const id = crypto.randomUUID();
    await shop()
      .db.insert(customers)
      .values({ id, email: `${id}@example.com` });
    expect((await begin(id)).status).toBe(201);
    expect(await whoIs(admin.cookie)).toMatchObject({ id });
    const places = await shop().get('/api/customer/sessions', asShown(id));
    expect(await places.json()).toEqual([]);
  });

  test('does not appear in the customer’s sessions and does not change them', async () => {
    const list = async (headers: Record<string, string>) =>
      (await shop().get('/api/customer/sessions', headers)).json();
    const before = await list({ cookie: ada.cookie });
    expect(before).toHaveLength(1);
    await begin(ada.id);
    expect(await list(asShown())).toEqual([{ ...before[0], current: false }]);
    expect(await list({ cookie: ada.cookie })).toEqual(before);
  });

  test('can switch to another customer without leaving first', async () => {
    const other = await shop().signIn();
    await begin(ada.id);
    expect((await begin(other.id)).status).toBe(201);
    expect(await whoIs(admin.cookie)).toMatchObject({ id: other.id });
    expect(await acts()).toEqual([
      ['customer.viewed', ada.id],
      ['customer.view_ended', ada.id],
      ['customer.viewed', other.id],
    ]);
  });

  test('learns whom they impersonate from every rejected request, also in the admin area', async () => {
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    await shop().db.update(customers).set(names).where(eq(customers.id, ada.id));
    await begin(ada.id);
    const { cookie } = admin;
    for (const refused of [
      await shop().send('PATCH', '/api/customer/profile', names, { cookie }),
      await shop().get('/api/orders', { cookie }),
    ]) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        code: 'viewing',
        detail: 'You’re viewing as Ada Lovelace. Stop viewing as the customer first.',
      });
    }
  });
});

describe('impersonating the same customer again', () => {
  /** Starting an impersonation requires an identity confirmed within the last ten minutes. */
  const proveAnew = () =>
    shop().db.execute(
      sql`update sessions set sess = sess || jsonb_build_object('provedAt', ${shop().clock.now().toISOString()}::text)`,
    );

  test('keeps the impersonation and its end time', async () => {
    const { endsAt } = await (await begin(ada.id)).json();
    shop().clock.shiftMs = 20 * minuteMs;
    await proveAnew();
    expect(await (await begin(ada.id)).json()).toEqual({ customerId: ada.id, endsAt });
    expect(await acts()).toEqual([['customer.viewed', ada.id]]);
  });

  test('starts a new impersonation after the first one expired', async () => {
    const { endsAt } = await (await begin(ada.id)).json();
    shop().clock.shiftMs = maxImpersonationMinutes * minuteMs;
    await proveAnew();
    const again = await (await begin(ada.id)).json();
    expect(Date.parse(again.endsAt)).toBeGreaterThan(Date.parse(endsAt));
  });
});

describe('impersonation is refused for', () => {
  test.each([
    ['an admin', async () => (await shop().signIn({ isAdmin: true })).id, 409],
    ['themselves', async () => admin.id, 409],
    ['a customer who does not exist', async () => crypto.randomUUID(), 404],
    ['an empty ID', async () => ' ', 400],
  ])('%s', async (_, id, status) => {
    expect((await begin(await id())).status).toBe(status);
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id });
    expect(await acts()).toEqual([]);
  });

  test('an admin with a generated password', async () => {
    await shop()
      .db.update(users)
      .set({ mustChangePassword: true })
      .where(eq(users.customerId, admin.id));
    expect((await begin(ada.id)).status).toBe(403);
  });
});

describe('impersonation ends', () => {
  test('after half an hour, for good', async () => {
    await begin(ada.id);
    shop().clock.shiftMs = (maxImpersonationMinutes - 1) * minuteMs;
    expect(await whoIs(admin.cookie)).toMatchObject({ id: ada.id });
    shop().clock.shiftMs = maxImpersonationMinutes * minuteMs;
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id, view: null });
    shop().clock.shiftMs = 0;
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id, view: null });
    expect(await acts()).toEqual([['customer.viewed', ada.id]]);
  });

  test.each([
    ['POST', '/api/logout'],
    ['GET', '/api/customer/logout'],
  ])('when the admin signs out: %s %s', async (method, way) => {
    await begin(ada.id);
    await shop().send(method, way, undefined, { cookie: admin.cookie });
    expect((await shop().get('/api/user', { cookie: admin.cookie })).status).toBe(401);
    expect(await whoIs(ada.cookie)).toMatchObject({ id: ada.id });
    expect((await acts()).at(-1)).toEqual(['customer.view_ended', ada.id]);
  });

  test('when the admin signs out everywhere from another browser', async () => {
    await begin(ada.id);
    const row = await shop().db.query.users.findFirst({ where: eq(users.customerId, admin.id) });
    const sessions = createSessions({ db: shop().db, now: shop().clock.now });
    await sessions.endAll(shop().db, row?.id ?? 0);
    expect((await acts()).at(-1)).toEqual(['customer.view_ended', ada.id]);
  });

  test('when the admin loses the role, and does not resume when the role returns', async () => {
    await begin(ada.id);
    const setRole = (isAdmin: boolean) =>
      shop()
        .db.update(customers)
        .set({ isAdmin, role: isAdmin ? 'owner' : null })
        .where(eq(customers.id, admin.id));
    await setRole(false);
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id, view: null });
    await setRole(true);
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id, view: null });
  });

  test('when the customer becomes an admin', async () => {
    await begin(ada.id);
    await shop()
      .db.update(customers)
      .set({ isAdmin: true, role: 'owner' })
      .where(eq(customers.id, ada.id));
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id });
  });

  test('when the customer is erased', async () => {
    await begin(ada.id);
    await shop().db.delete(customers).where(eq(customers.id, ada.id));
    expect(await whoIs(admin.cookie)).toMatchObject({ id: admin.id, isAdmin: true });
  });

  test('with an audit entry, or the sessions stay open', async () => {
    await begin(ada.id);
    const row = await shop().db.query.users.findFirst({ where: eq(users.customerId, admin.id) });
    const elsewhere = crypto.randomUUID();
    await shop().db.execute(sql`
      insert into sessions (sid, sess, expire) select ${elsewhere}, sess, expire
      from sessions where sess->>'userId' = ${String(row?.id)}`);
    await leave();
    await shop().db.execute(sql`alter table audit_entries
      add constraint unwritten check (verb <> 'customer.view_ended') not valid`);
    const { cookie } = admin;
    const failed = await shop().send('DELETE', '/api/customer/sessions', undefined, { cookie });
    await shop().db.execute(sql`alter table audit_entries drop constraint unwritten`);
    expect(failed.status).toBe(500);
    expect((await shop().get('/api/user', { cookie })).status).toBe(200);
  });

  test('once, even if the admin leaves twice', async () => {
    await begin(ada.id);
    expect((await leave()).status).toBe(200);
    expect((await leave()).status).toBe(200);
    expect(await acts()).toHaveLength(2);
  });
});

describe('a page that does not send the impersonation header', () => {
  test('learns about the impersonation and gets no customer data', async () => {
    await begin(ada.id);
    const { cookie } = admin;
    expect(await whoIs(cookie)).toMatchObject({ view: { endsAt: expect.any(String) } });
    expect((await shop().get('/api/user', { cookie })).status).toBe(200);
    for (const path of ['subscriptions', 'support/tickets', 'invoices', 'sessions']) {
      const refused = await shop().get(`/api/customer/${path}`, { cookie });
      expect(await refused.json()).toMatchObject({ status: 403, code: 'viewing' });
    }
  });
});

describe('a page that shows the customer', () => {
  test('works while the impersonation lasts', async () => {
    await begin(ada.id);
    expect((await shop().get('/api/customer/subscriptions', asShown())).status).toBe(200);
  });

  test('never acts as the admin after it ended', async () => {
    await begin(ada.id);
    await leave();
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    for (const refused of [
      await shop().send('PATCH', '/api/customer/profile', names, asShown()),
      await shop().get('/api/customer/subscriptions', asShown()),
    ]) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'view_over' });
    }
    expect(await whoIs(admin.cookie)).toMatchObject({ firstName: null });
  });

  test('gets no data of another customer', async () => {
    await begin(ada.id);
    await begin((await shop().signIn()).id);
    expect((await shop().get('/api/customer/subscriptions', asShown())).status).toBe(403);
  });

  test('can always leave', async () => {
    await begin(ada.id);
    await leave();
    expect((await shop().send('DELETE', path, undefined, asShown())).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { moveRequest } from '#api/commerce/cancellations/repository';
import { lockOrder } from '#api/commerce/orders/find';
import { raiseFlag } from '#api/commerce/orders/flags';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { syncCharge } from '#api/commerce/payment-events/charge-state';
import type { ProviderDispute } from '#api/commerce/payments/provider/charges';
import { publish } from '#api/platform/publish';
import { openApp, type TestApp } from '#api/testing/app';
import { readEvents } from '#api/testing/event-stream';
import { aCancellation, anOrder, buy, cards } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { askAsGuest } from '#api/testing/tickets';
import { announcedKinds } from '#contract/events';
import type { LiveUpdate } from '#contract/live-updates';
import { openPostgres } from '#db/postgres';
import { customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';
import { users } from '#db/schema/users';

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

const path = '/api/admin/events';

async function look({ at = shop(), ...headers }: { at?: TestApp; cookie: string }) {
  const response = await at.get(path, headers);
  expect(response.status).toBe(200);
  const events = readEvents(response);
  expect(await events.next()).toMatchObject({ event: 'ready' });
  return events;
}

async function lookingAdmin(at: TestApp = shop()) {
  const admin = await shop().signIn({ isAdmin: true });
  return { ...admin, ...(await look({ at, cookie: admin.cookie })) };
}

const say = (notice: Partial<LiveUpdate> = {}) =>
  publish(shop().db, { kind: 'order.paid', id: 1, name: 'ACC-2026-0001', by: null, ...notice });

describe('the stream', () => {
  test('is never cached, transformed or compressed', async () => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    const { headers, body } = await shop().get(path, { cookie, 'accept-encoding': 'gzip, br' });
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    await body?.cancel();
  });

  test('announces a commit of any process by its ID only', async () => {
    const [here, there] = [await lookingAdmin(), await lookingAdmin(elsewhere)];
    await say({ id: 12, name: 'ACC-2026-0012' });
    const updates = await here.next();
    expect(updates).toEqual({
      event: 'notice',
      id: expect.stringMatching(/^[\w-]{36}$/),
      data: { kind: 'order.paid', id: 12, name: 'ACC-2026-0012', own: false },
    });
    expect(await there.next()).toEqual(updates);
  });

  test('frees the place of a client that disconnects early', async () => {
    const { cookie } = await shop().signIn({ isAdmin: true });
    for (let times = 0; times < 6; times += 1) {
      const call = new Request(`http://localhost:3000${path}`, {
        headers: { cookie },
        signal: AbortSignal.abort(),
      });
      expect((await shop().app.handle(call)).status).toBe(200);
    }
  });

  test('announces nothing that was rolled back', async () => {
    const { next } = await lookingAdmin();
    const rolledBack = shop().db.transaction(async (tx) => {
      await publish(tx, { kind: 'order.paid', id: 1, name: 'never happened', by: null });
      throw new Error('Something else failed');
    });
    await expect(rolledBack).rejects.toThrow('Something else failed');
    await say({ name: 'happened' });
    expect((await next())?.data).toMatchObject({ name: 'happened' });
  });

  test('marks the reader’s own changes', async () => {
    const [grace, linus] = [await lookingAdmin(), await lookingAdmin()];
    await publish(shop().db, { kind: 'ticket.opened', id: 1, name: 'TKT-2026-1', by: grace.id });
    expect((await grace.next())?.data).toMatchObject({ own: true });
    expect((await linus.next())?.data).toMatchObject({ own: false });
  });

  test.skipIf(!process.env.DATABASE_URL)(
    'reports possible gaps after losing the database',
    async () => {
      const { next } = await lookingAdmin();
      await shop().db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`);
      expect(await next()).toMatchObject({ event: 'missed', data: {} });
      await say();
      expect(await next()).toMatchObject({ event: 'notice' });
    },
  );

  test.each(['header', 'query'])('resumes after the last event ID in the %s', async (place) => {
    const { cookie, next } = await lookingAdmin();
    await say();
    const id = (await next())?.id ?? '';
    const comeBack = (last: string) =>
      place === 'header'
        ? shop().get(path, { cookie, 'last-event-id': last })
        : shop().get(`${path}?lastEventId=${last}`, { cookie });
    const back = readEvents(await comeBack(id));
    expect(await back.next()).toMatchObject({ event: 'ready', id });
    await say();
    await back.next();
    expect(await readEvents(await comeBack(id)).next()).toMatchObject({
      event: 'missed',
      data: {},
    });
  });

  test('refuses a fifth stream of the same session and an unknown query', async () => {
    const { cookie } = await lookingAdmin();
    for (let count = 1; count < 4; count += 1) await look({ cookie });
    const refused = await shop().get(path, { cookie });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
    expect((await shop().get(`${path}?since=1`, { cookie })).status).toBe(400);
  });
});

describe('ends with the reader’s access', () => {
  const ends: [string, (admin: { id: string; cookie: string }) => Promise<unknown>][] = [
    ['signs out', ({ cookie }) => shop().post('/api/logout', undefined, { cookie })],
    [
      'is signed out elsewhere',
      async ({ id }) => {
        const user = await shop().db.query.users.findFirst({ where: eq(users.customerId, id) });
        const { sid } = sessions;
        const open = await shop().db.query.sessions.findMany();
        const own = open.find(({ sess }) => sess.userId === user?.id);
        await shop()
          .db.delete(sessions)
          .where(eq(sid, own?.sid ?? ''));
      },
    ],
    [
      'is no longer an admin',
      ({ id }) =>
        shop().db.update(customers).set({ isAdmin: false, role: null }).where(eq(customers.id, id)),
    ],
    [
      'must choose a new password',
      ({ id }) =>
        shop().db.update(users).set({ mustChangePassword: true }).where(eq(users.customerId, id)),
    ],
  ];

  test.each(ends)('once an admin %s', async (_what, end) => {
    const admin = await lookingAdmin();
    await end(admin);
    await say();
    expect(await admin.next()).toBeNull();
  });

  test('does not let an open page extend its session', async () => {
    const { cookie, next } = await lookingAdmin();
    shop().clock.shiftMs = 8 * 24 * 3_600_000;
    await say();
    expect(await next()).toBeNull();
    shop().clock.shiftMs = 0;
    expect((await shop().get('/api/user', { cookie })).status).toBe(200);
  });
});

describe('notifies admins', () => {
  /** What admins are notified of; other updates only fetch what is shown again. */
  async function updatesOf(act: () => Promise<unknown>): Promise<string[]> {
    const { next } = await lookingAdmin();
    await act();
    await say({ name: 'the end' });
    const updates: string[] = [];
    for (;;) {
      const notice = (await next())?.data as LiveUpdate;
      if (notice.name === 'the end') return updates;
      if (announcedKinds.some((kind) => kind === notice.kind)) {
        updates.push(`${notice.kind} ${notice.name}`);
      }
    }
  }

  test('once about a paid order, even if the provider repeats the event', async () => {
    let orderId = '';
    const updates = await updatesOf(async () => {
      ({ orderId } = await buy(shop(), ''));
    });
    expect(updates).toEqual([`order.paid ${orderId}`]);
  });

  test('about a disputed payment', async () => {
    let orderId = '';
    const updates = await updatesOf(async () => {
      ({ orderId } = await buy(shop(), '', {}, cards.disputed));
      const { time } = shop().sandbox;
      time.advanceTo(new Date(time.now().getTime() + 24 * 3_600_000));
      await shop().sandbox.webhooks.settled();
    });
    expect(updates).toEqual([`order.paid ${orderId}`, `order.disputed ${orderId}`]);
  });

  test('once about each dispute, unless it is already won', async () => {
    const order = await anOrder(shop().db);
    const at = new Date();
    const charge = {
      invoiceId: `in_${order.id}`,
      subscriptionId: null,
      cents: 4900,
      refundedCents: 0,
      number: null,
      url: null,
      card: null,
      creditCents: 0,
      discountCents: 0,
      taxCents: 0,
      taxRate: null,
      reverseCharge: false,
      wasDisputed: true,
      currency: 'usd',
      paidAt: at,
      periodStartsAt: at,
      periodEndsAt: at,
    };
    const dispute = (name: string, status: ProviderDispute['status']): ProviderDispute => ({
      disputeId: `dp_${order.id}_${name}`,
      invoiceId: charge.invoiceId,
      cents: 1900,
      status,
      takenAt: at,
      cameBackAt: null,
      respondBy: null,
    });
    const hear = (...disputes: ProviderDispute[]) =>
      shop().db.transaction(async (tx) => {
        const now = await lockOrder(tx, order.id);
        const facts = { charge, returns: { refunds: [], disputes } };
        await syncCharge(tx, now, facts, { mail: shop().mail, log: () => {} });
      });
    const updates = await updatesOf(async () => {
      await hear(dispute('first', 'open'));
      await hear(dispute('first', 'open'));
      await hear(dispute('first', 'open'), dispute('second', 'open'), dispute('old', 'won'));
    });
    expect(updates).toEqual(Array(2).fill(`order.disputed ${order.orderId}`));
  });

  test('about a failed renewal, but not about each retry', async () => {
    const order = await buy(shop(), '', {}, cards.declinedLater);
    const updates = await updatesOf(async () => {
      const { time } = shop().sandbox;
      const dueAt = order.nextChargeAt?.getTime() ?? 0;
      for (const days of [1, 4, 8]) {
        time.advanceTo(new Date(dueAt + days * 24 * 3_600_000));
        await shop().sandbox.webhooks.settled();
      }
    });
    // The clock moves for all orders, so others renew as well.
    const ofThis = updates.filter((notice) => notice.endsWith(order.orderId));
    expect(ofThis).toEqual([`order.past_due ${order.orderId}`]);
  });

  test('once about an order that needs review', async () => {
    const order = await anOrder(shop().db);
    const aFlag = { code: 'refund_failed', params: { refundId: 're_1' } } as const;
    const flag = () => shop().db.transaction((tx) => raiseFlag(tx, order, aFlag, () => {}));
    expect(await updatesOf(flag)).toEqual([`order.flagged ${order.orderId}`]);
    expect(await updatesOf(flag)).toEqual([]);
  });

  test('once about a cancellation request', async () => {
    const ada = await shop().signIn();
    const { db } = shop();
    const order = await anOrder(db, {
      customerId: ada.id,
      stripeSubscriptionId: `sub_${crypto.randomUUID()}`,
      nextChargeAt: new Date(Date.now() + 20 * 24 * 3_600_000),
    });
    const { cookie } = ada;
    const cancel = () =>
      shop().post(`/api/customer/subscriptions/${order.orderId}/cancel`, {}, { cookie });
    expect(await updatesOf(cancel)).toEqual([`cancellation.requested ${order.orderId}`]);
    expect(await updatesOf(cancel)).toEqual([]);
  });

  test('of a cancellation that was processed or withdrawn, and of a subscription that ended', async () => {
    const heardOf = async (orderId: number, act: () => Promise<unknown>) => {
      const { next } = await lookingAdmin();
      await act();
      await say({ name: 'the end' });
      const kinds = new Set<string>();
      for (;;) {
        const heard = (await next())?.data as LiveUpdate;
        if (heard.name === 'the end') return [...kinds];
        if (heard.id === orderId) kinds.add(heard.kind);
      }
    };
    const { id: customerId } = await shop().signIn();
    const order = await anOrder(shop().db, { customerId });
    const request = await aCancellation(shop().db, order);
    const moved = await heardOf(order.id, () =>
      moveRequest(shop().db, request.id, ['pending'], { status: 'withdrawn' }),
    );
    expect(moved).toEqual(['cancellation.changed']);
    const ended = await heardOf(order.id, () =>
      shop().db.transaction((tx) => orderLifecycle.end(tx, order, new Date())),
    );
    expect(ended).toEqual(['payment.changed']);
  });

  test('about a guest’s ticket and messages, but not about replies and notes', async () => {
    let guest = { ticketId: '', token: '' };
    const updates = await updatesOf(async () => {
      guest = await askAsGuest(shop());
      const reply = `/api/guest/tickets/${guest.token}/messages`;
      expect((await shop().post(reply, { message: 'And then?' })).status).toBe(201);
      const { cookie } = await shop().signIn({ isAdmin: true });
      const answer = `/api/support/${guest.ticketId}/messages`;
      await shop().post(answer, { message: 'Then it is done.' }, { cookie });
      await shop().post(answer, { message: 'A hard nut.', internal: true }, { cookie });
    });
    expect(updates).toEqual([
      `ticket.opened ${guest.ticketId}`,
      `ticket.replied ${guest.ticketId}`,
    ]);
  });

  test('about a customer’s ticket and reply', async () => {
    const { cookie } = await shop().signIn();
    let ticketId = '';
    const updates = await updatesOf(async () => {
      const tickets = '/api/customer/support/tickets';
      const ticket = { subject: 'Hours', message: 'Where?' };
      ({ ticketId } = await (await shop().post(tickets, ticket, { cookie })).json());
      await shop().post(`${tickets}/${ticketId}/messages`, { message: 'Found it.' }, { cookie });
    });
    expect(updates).toEqual([`ticket.opened ${ticketId}`, `ticket.replied ${ticketId}`]);
  });

  test('of who changed a person and which', async () => {
    const owner = await shop().signIn({ role: 'owner' });
    const { next } = await lookingAdmin();
    const { cookie } = owner;
    const { customerEmail, customerName } = await anOrder(shop().db, { customerId: null });
    const q = encodeURIComponent(customerEmail);
    const [guest] = await (await shop().get(`/api/admin/customers?q=${q}`, { cookie })).json();
    const notes = `/api/admin/customers/${guest.id}/notes`;
    expect((await shop().post(notes, { text: `Called ${customerName}` }, { cookie })).status).toBe(
      201,
    );
    const actor = expect.stringMatching(/./);
    expect((await next())?.data).toEqual({
      kind: 'customer.changed',
      id: expect.any(Number),
      name: guest.id,
      actor,
      own: false,
    });

    const support = await shop().signIn({ role: 'support' });
    const [user] = await shop().db.select().from(users).where(eq(users.customerId, support.id));
    const path = `/api/admin/people/${user?.id}`;
    await shop().send('PATCH', path, { role: 'delivery', version: 0 }, { cookie });
    const updates = { kind: 'people.changed', id: user?.id, name: '', actor, own: false };
    expect((await next())?.data).toEqual(updates);
  });

  test('about nothing that looks like spam', async () => {
    const updates = await updatesOf(() => askAsGuest(shop(), { website: 'https://pills.example' }));
    expect(updates).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aDelivery, anOrder, findOrder, secretWord } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { OrderDetails } from '#contract/orders';
import type { Problem } from '#contract/problem';
import { mails } from '#db/schema/mails';
import { orderCredentials } from '#db/schema/order-credentials';
import { type OrderRow, orders } from '#db/schema/orders';

const shop = testShop();
let cookie = '';
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

const start = (id: number | string) =>
  shop().post(`/api/orders/${id}/start`, undefined, { cookie });
const deliver = (id: number | string, handover: unknown = aDelivery()) =>
  shop().post(`/api/orders/${id}/deliver`, handover, { cookie });
const credentialsOf = ({ id }: OrderRow) =>
  shop()
    .db.select()
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, id))
    .orderBy(orderCredentials.position);

/** One order in each state. */
const states = {
  unpaid: { paidAt: null, paymentStatus: 'pending', subscriptionStatus: 'pending' },
  paid: {},
  'in work': { status: 'in_progress', startedAt: new Date('2026-01-10T12:00:00Z') },
  delivered: {
    status: 'delivered',
    startedAt: new Date('2026-01-10T12:00:00Z'),
    deliveredAt: new Date('2026-01-11T12:00:00Z'),
    deliveryVersion: 1,
  },
  cancelled: { status: 'cancelled', subscriptionStatus: 'cancelled' },
  'cancelled, never paid': { status: 'cancelled', paidAt: null, paymentStatus: 'cancelled' },
} satisfies Record<string, Partial<typeof orders.$inferInsert>>;

type State = keyof typeof states;
const done = 'done';
const cancelled = 'This order is cancelled.';
const notPaid = 'This order hasn’t been paid yet.';

describe('starting work', () => {
  test.each<[State, string]>([
    ['unpaid', notPaid],
    ['paid', done],
    ['in work', 'Work on this order has already started.'],
    ['delivered', 'This website has already been delivered.'],
    ['cancelled', cancelled],
    ['cancelled, never paid', cancelled],
  ])('on an order that is %s: %s', async (state, outcome) => {
    const before = await anOrder(shop().db, states[state]);
    const response = await start(before.id);
    const after = await findOrder(shop(), before.orderId);
    if (outcome === done) {
      expect(response.status).toBe(200);
      const order: OrderDetails = await response.json();
      expect(order).toMatchObject({
        status: 'in_progress',
        startedAt: after.startedAt?.toISOString(),
      });
      expect(after.startedAt).toBeInstanceOf(Date);
    } else {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'conflict', detail: outcome });
      expect(after).toEqual(before);
    }
  });

  test('succeeds for one of two admins and returns 409 to the other', async () => {
    const { id } = await anOrder(shop().db);
    const both = await Promise.all([start(id), start(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('delivering', () => {
  test.each<[State, string]>([
    ['unpaid', notPaid],
    ['paid', done],
    ['in work', done],
    ['delivered', done],
    ['cancelled', cancelled],
    ['cancelled, never paid', cancelled],
  ])('an order that is %s: %s', async (state, outcome) => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const before = await anOrder(shop().db, { ...states[state], customerEmail });
    const version = before.deliveryVersion;
    const response = await deliver(before.orderId, aDelivery({ version }));
    const after = await findOrder(shop(), before.orderId);
    if (outcome === done) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        status: 'delivered',
        deliveryNote: 'The menu is under Pages.',
        credentialLabels: ['Address', 'Password'],
      });
      expect(after.deliveredAt).toBeInstanceOf(Date);
      expect(after.startedAt).toEqual(before.startedAt ?? after.deliveredAt);
      if (before.deliveredAt) expect(after.deliveredAt).toEqual(before.deliveredAt);
      expect(await shop().mailsTo(customerEmail)).toHaveLength(1);
    } else {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: outcome });
      expect(after).toEqual(before);
      expect(await credentialsOf(before)).toEqual([]);
      expect(await shop().mailsTo(customerEmail)).toEqual([]);
    }
  });

  test('replaces credentials and note when repeated', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const order = await anOrder(shop().db, { customerEmail });
    await deliver(order.id);
    const { deliveredAt } = await findOrder(shop(), order.orderId);
    shop().clock.shiftMs += 1_000;
    const credentials = [{ label: 'Key', value: 'another' }];
    const response = await deliver(order.id, { credentials, version: 1 });
    expect(await response.json()).toMatchObject({
      deliveredAt: deliveredAt?.toISOString(),
      deliveryNote: null,
      credentialLabels: ['Key'],
    });
    const sent = await shop().mailsTo(customerEmail);
    expect(sent.map(({ kind }) => kind)).toEqual(['website-ready', 'website-ready']);
  });

  test('succeeds once for two concurrent admins and names the first to the other', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const order = await anOrder(shop().db, { customerEmail });
    const of = (label: string) =>
      aDelivery({ credentials: [1, 2, 3].map((n) => ({ label, value: `${label} ${n}` })) });
    const both = await Promise.all([deliver(order.id, of('one')), deliver(order.id, of('other'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusal: Problem | undefined = await both.find(({ status }) => status === 409)?.json();
    const by = refusal?.newer?.by;
    expect(refusal).toMatchObject({
      code: 'conflict',
      detail: `${by} has already delivered this website.`,
      newer: { by: expect.stringMatching(/^Admin \d+$/), at: expect.any(String) },
    });
    const labels = (await credentialsOf(order)).map(({ label }) => label);
    expect(labels).toEqual(both[0]?.status === 200 ? Array(3).fill('one') : Array(3).fill('other'));
    expect(await shop().mailsTo(customerEmail)).toHaveLength(1);
  });

  test('refuses an outdated version', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const order = await anOrder(shop().db, { customerEmail });
    await deliver(order.id);
    const key = (value: string) => [{ label: value, value }];
    const both = await Promise.all([
      deliver(order.id, { credentials: key('one'), version: 1 }),
      deliver(order.id, { credentials: key('other'), version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await deliver(order.id, { credentials: key('stale') });
    expect(stale.status).toBe(409);
    expect((await stale.json()).detail).toEndWith('has changed the delivery of this website.');
    const labels = (await credentialsOf(order)).map(({ label }) => label);
    expect(labels).toEqual([both[0]?.status === 200 ? 'one' : 'other']);
    expect((await findOrder(shop(), order.orderId)).deliveryVersion).toBe(2);
    expect(await shop().mailsTo(customerEmail)).toHaveLength(2);
  });

  test.each([
    [{}, 'credentials', 'Required'],
    [{ credentials: [] }, 'credentials', 'Required'],
    [
      { credentials: [{ label: ' ', value: 'x' }] },
      'credentials.0.label',
      'String must contain at least 1 character(s)',
    ],
    [
      { credentials: [{ label: 'Password', value: '' }] },
      'credentials.0.value',
      'String must contain at least 1 character(s)',
    ],
    [
      { credentials: Array.from({ length: 21 }, () => ({ label: 'a', value: 'b' })) },
      'credentials',
      'At most 20 credentials',
    ],
    [{ ...aDelivery(), note: 'a\0b' }, 'note', 'Invalid input'],
  ])('refuses %j', async (handover, path, message) => {
    const order = await anOrder(shop().db);
    const response = await deliver(order.id, handover);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path, message }] });
    expect(await credentialsOf(order)).toEqual([]);
  });

  test('accepts credentials in any language and length', async () => {
    const order = await anOrder(shop().db);
    const credentials = [
      { label: 'كلمة السر', value: 'مفتاح 🗝️' },
      { label: '<script>alert(1)</script>', value: 'w'.repeat(2_000) },
      { label: 'Spaces', value: ' between, before and after ' },
      { label: 'Key', value: '-----BEGIN-----\nline\n-----END-----' },
    ];
    expect((await deliver(order.id, { credentials })).status).toBe(200);
    const labels = (await credentialsOf(order)).map(({ label }) => label);
    expect(labels).toEqual(credentials.map(({ label }) => label));
  });
});

describe('the delivery email', () => {
  test('links to the subscription, with the note and without credentials', async () => {
    const customer = await shop().signIn();
    const order = await anOrder(shop().db, {
      customerId: customer.id,
      customerEmail: customer.email,
    });
    await deliver(order.id);
    const [mail] = await shop().mailsTo(customer.email);
    expect(mail?.text).toContain(`/dashboard/subscriptions/${order.orderId}`);
    expect(mail?.text).toContain('> The menu is under Pages.');
    expect(mail?.html).not.toContain(secretWord);
  });

  test('asks a guest to create an account', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const order = await anOrder(shop().db, { customerEmail });
    await deliver(order.id);
    const [mail] = await shop().mailsTo(customerEmail);
    expect(mail?.text).toContain('Create an account with this email address');
  });
});

test('keeps credentials out of tables, logs and responses', async () => {
  const order = await anOrder(shop().db);
  const said = await Promise.all([
    (await deliver(order.id)).text(),
    (await shop().get('/api/orders', { cookie })).text(),
    (await shop().get('/api/orders', { cookie, accept: 'text/csv' })).text(),
    (await shop().get(`/api/orders/${order.id}`, { cookie })).text(),
    (await shop().get(`/api/orders/${order.id}/timeline`, { cookie })).text(),
    // Errors must not repeat credentials.
    (await deliver(order.id, { credentials: [{ label: '', value: secretWord }] })).text(),
  ]);
  const kept = [
    await shop().db.select().from(orderCredentials),
    await shop().db.select().from(mails),
    await shop().db.select().from(orders),
  ];
  expect(kept[0]?.length).toBeGreaterThan(0);
  expect(JSON.stringify([said, kept, shop().log])).not.toContain(secretWord);
});

test('counts deliveries in the average', async () => {
  const figures = async () => (await shop().get('/api/analytics', { cookie })).json();
  await shop().db.execute('delete from order_credentials');
  await shop().db.delete(orders);
  const paidAt = new Date(shop().clock.now().getTime() - 10 * 60 * 60 * 1000);
  const order = await anOrder(shop().db, { paidAt });
  expect((await figures()).averageDeliveryTime).toBeNull();
  await deliver(order.id);
  expect(await figures()).toMatchObject({ averageDeliveryTime: 10 });
});

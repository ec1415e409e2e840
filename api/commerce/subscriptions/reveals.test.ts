import { describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { createVault } from '#api/platform/vault/vault';
import { aDelivery, anOrder, secretWord } from '#api/testing/orders';
import { type TestShop, testShop } from '#api/testing/shop';
import type { OrderEvent } from '#contract/order-timeline';
import { credentialReveals, orderCredentials } from '#db/schema/order-credentials';
import { type OrderRow, orders } from '#db/schema/orders';

const shop = testShop();
const limited = testShop({ rateLimits: true });
const minuteMs = 60_000;

const reveal = (id: number | string, cookie?: string, of: TestShop = shop()) =>
  of.post(
    `/api/customer/subscriptions/${id}/credentials/reveal`,
    undefined,
    cookie ? { cookie } : {},
  );

async function aDelivered(of: TestShop = shop(), handover = aDelivery()) {
  const owner = await of.signIn();
  const admin = await of.signIn({ isAdmin: true });
  const order = await anOrder(of.db, { customerId: owner.id, customerEmail: owner.email });
  const path = `/api/orders/${order.id}/deliver`;
  const { status } = await of.post(path, handover, { cookie: admin.cookie });
  if (status !== 200) throw new Error(`The order was not delivered: ${status}`);
  return { owner, admin, order };
}

const revealsOf = ({ id }: OrderRow) =>
  shop().db.select().from(credentialReveals).where(eq(credentialReveals.orderId, id));
const change = ({ id }: OrderRow, values: Partial<OrderRow>) =>
  shop().db.update(orders).set(values).where(eq(orders.id, id));

describe('credentials', () => {
  test('are revealed to their owner and each access is logged', async () => {
    const { owner, admin, order } = await aDelivered();
    const response = await reveal(order.id, owner.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(aDelivery().credentials);
    expect((await reveal(order.orderId, owner.cookie)).status).toBe(200);
    expect(await revealsOf(order)).toMatchObject([
      { customerId: owner.id, revealedAt: expect.any(Date) },
      { customerId: owner.id },
    ]);
    const path = `/api/orders/${order.id}/timeline`;
    const events: OrderEvent[] = await (await shop().get(path, { cookie: admin.cookie })).json();
    expect(events.map(({ kind }) => kind)).toEqual([
      'ordered',
      'started',
      'delivered',
      'credentials_revealed',
      'credentials_revealed',
    ]);
    expect(JSON.stringify([events, shop().log])).not.toContain(secretWord);
  });

  test('are not revealed to visitors, other customers or admins', async () => {
    const { admin, order } = await aDelivered();
    const other = await shop().signIn();
    expect((await reveal(order.id)).status).toBe(401);
    expect((await reveal(order.id, other.cookie)).status).toBe(404);
    expect((await reveal(order.orderId, admin.cookie)).status).toBe(404);
    expect(await revealsOf(order)).toEqual([]);
  });

  test('are those of the last delivery', async () => {
    const { owner, admin, order } = await aDelivered();
    const credentials = [{ label: 'Key', value: ' another, spaces and all ' }];
    const path = `/api/orders/${order.id}/deliver`;
    await shop().post(path, { credentials, version: 1 }, { cookie: admin.cookie });
    expect(await (await reveal(order.id, owner.cookie)).json()).toEqual(credentials);
  });

  test('are revealed within ten minutes of a sign-in', async () => {
    const { owner, order } = await aDelivered();
    const shiftMs = shop().clock.shiftMs;
    shop().clock.shiftMs += 9 * minuteMs;
    expect((await reveal(order.id, owner.cookie)).status).toBe(200);
    shop().clock.shiftMs += 2 * minuteMs;
    const refused = await reveal(order.id, owner.cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'sign_in_again',
      detail: expect.stringContaining('Sign in again'),
    });
    // The response doesn't reveal which orders exist.
    expect((await reveal('ACC-2026-99999', owner.cookie)).status).toBe(403);
    expect(await revealsOf(order)).toHaveLength(1);
    shop().clock.shiftMs = shiftMs;
  });

  test('are limited to twenty reveals an hour', async () => {
    const { owner, order } = await aDelivered(limited());
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await reveal(order.id, owner.cookie, limited())).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('no credentials are revealed', () => {
  test('before the delivery', async () => {
    const owner = await shop().signIn();
    const order = await anOrder(shop().db, { customerId: owner.id });
    const refused = await reveal(order.id, owner.cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail: 'Your credentials aren’t ready yet. We’ll email you when they are.',
    });
  });

  test('after the subscription has ended', async () => {
    const { owner, order } = await aDelivered();
    await change(order, { status: 'cancelled', subscriptionStatus: 'cancelled' });
    const refused = await reveal(order.id, owner.cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('has ended') });
    expect(await revealsOf(order)).toEqual([]);
  });
});

describe('write access to the table', () => {
  const unreadable = {
    code: 'internal',
    detail: expect.stringMatching(/^These credentials can’t be decrypted: /),
  };

  async function expectUnreadable(order: OrderRow, cookie: string) {
    const response = await reveal(order.id, cookie);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject(unreadable);
    expect(text + shop().log.join()).not.toContain(secretWord);
    expect(await revealsOf(order)).toEqual([]);
  }

  test('reveals no value of another order when text or rows are moved', async () => {
    const victim = await aDelivered();
    const thief = await aDelivered(
      shop(),
      aDelivery({ credentials: [{ label: 'a', value: 'b' }] }),
    );
    const [stolen] = await shop()
      .db.select()
      .from(orderCredentials)
      .where(eq(orderCredentials.orderId, victim.order.id))
      .orderBy(sql`position desc`);
    await shop()
      .db.update(orderCredentials)
      .set({ value: stolen?.value ?? '' })
      .where(eq(orderCredentials.orderId, thief.order.id));
    await expectUnreadable(thief.order, thief.owner.cookie);
    await shop().db.delete(orderCredentials).where(eq(orderCredentials.orderId, thief.order.id));
    await shop()
      .db.update(orderCredentials)
      .set({ orderId: thief.order.id })
      .where(eq(orderCredentials.id, stolen?.id ?? ''));
    await expectUnreadable(thief.order, thief.owner.cookie);
  });

  test('refuses swapped labels', async () => {
    const { owner, order } = await aDelivered();
    await shop()
      .db.update(orderCredentials)
      .set({ label: sql`case label when 'Address' then 'Password' else 'Address' end` })
      .where(eq(orderCredentials.orderId, order.id));
    await expectUnreadable(order, owner.cookie);
  });

  test('reports a missing key without naming it', async () => {
    const { owner, order } = await aDelivered();
    const { keyId } = createVault(['a key that the shop does not have']);
    await shop()
      .db.update(orderCredentials)
      .set({ keyId })
      .where(eq(orderCredentials.orderId, order.id));
    await expectUnreadable(order, owner.cookie);
  });
});

describe('the subscription shows its owner', () => {
  const find = async ({ id }: OrderRow, cookie: string) =>
    (await shop().get(`/api/customer/subscriptions/${id}`, { cookie })).json();

  test('its progress and the promised date', async () => {
    const owner = await shop().signIn();
    const admin = await shop().signIn({ isAdmin: true });
    const paidAt = new Date('2026-01-10T12:00:00.000Z');
    const order = await anOrder(shop().db, { customerId: owner.id, paidAt });
    expect(await find(order, owner.cookie)).toMatchObject({
      promisedAt: '2026-01-12T12:00:00.000Z',
      steps: [
        { step: 'paid', at: paidAt.toISOString(), done: true },
        { step: 'in_work', at: null, done: false },
        { step: 'delivered', at: null, done: false },
      ],
      deliveryNote: null,
      hasCredentials: false,
    });
    await shop().post(`/api/orders/${order.id}/start`, undefined, { cookie: admin.cookie });
    expect((await find(order, owner.cookie)).steps[1]).toEqual({
      step: 'in_work',
      at: expect.any(String),
      done: true,
    });
  });

  test('whether credentials exist, but not which', async () => {
    const { owner, order } = await aDelivered();
    const told = await find(order, owner.cookie);
    expect(told).toMatchObject({
      hasCredentials: true,
      deliveryNote: 'The menu is under Pages.',
    });
    expect(JSON.stringify(told)).not.toContain('Password');
    await change(order, { status: 'cancelled', subscriptionStatus: 'cancelled' });
    expect(await find(order, owner.cookie)).toMatchObject({
      hasCredentials: false,
      promisedAt: null,
    });
  });
});

import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aSubscriber } from '#api/testing/event-stream';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Invoice } from '#contract/billing';
import type { GuestOrder } from '#contract/subscriptions';
import { briefs } from '#db/schema/briefs';
import { orders } from '#db/schema/orders';
import { reviewRounds } from '#db/schema/reviews';
import { extendedBy } from './find-linked-order.ts';

setDefaultTimeout(20_000);
const shop = testShop();
const limited = testShop({ rateLimits: true });
const dayMs = 24 * 60 * 60 * 1000;

afterEach(() => {
  shop().clock.shiftMs = 0;
  shop().sandbox.faults.clear();
});

/** A paid order of a guest, and the path of its link. */
async function aGuestOrder(values: Partial<typeof orders.$inferInsert> = {}, at = shop()) {
  const order = await anOrder(at.db, values);
  const token = at.mail.orderLinks.tokenFor({ id: order.id, version: 1 });
  return { order, token, path: `/api/guest/orders/${token}` };
}

/** A guest's order with an invoice at the provider. */
async function aBilledGuestOrder() {
  const { order } = await aSubscriber(shop());
  await shop().db.update(orders).set({ customerId: null }).where(eq(orders.id, order.id));
  const token = shop().mail.orderLinks.tokenFor({ id: order.id, version: 1 });
  return { order, path: `/api/guest/orders/${token}` };
}

const statusOf = async (path: string) => (await shop().get(path)).status;

describe('the order behind a link', () => {
  test('has its stage, delivery and brief, but neither credentials nor the phone number', async () => {
    const { order, path } = await aGuestOrder({
      customerPhone: '+1 555 0142',
      stage: 'development',
      stageSince: new Date(),
      deliveryNote: 'Your website is ready.',
      previewUrl: 'https://preview.example/',
    });
    const response = await shop().get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const shown: GuestOrder = await response.json();
    expect(shown).toMatchObject({
      orderId: order.orderId,
      totalAmount: '19.00',
      paymentStatus: 'paid',
      stage: 'development',
      previewUrl: null,
      customerEmail: 'ada@example.com',
      brief: { percent: 0, sentAt: null },
      deliveryNote: 'Your website is ready.',
    });
    expect(shown.promisedAt).not.toBeNull();
    const text = JSON.stringify(shown);
    expect(text).not.toContain('555');
    expect(text).not.toContain('redential');
  });

  test('tells how many rounds of its review have ended', async () => {
    const { order, path } = await aGuestOrder();
    const at = new Date();
    const round = { orderId: order.id, previewUrl: 'https://preview.example/' };
    const rounds = async () => (await (await shop().get(path)).json()).reviewRounds;
    expect(await rounds()).toBe(0);
    await shop()
      .db.insert(reviewRounds)
      .values([
        { ...round, number: 1, sentAt: at },
        { ...round, number: 2, approvedAt: at, approvedName: 'Ada Lovelace' },
        { ...round, number: 3 },
      ]);
    expect(await rounds()).toBe(2);
  });

  test('is opened by the token that opens its brief', async () => {
    const { token } = await aGuestOrder();
    expect(await statusOf(`/api/guest/briefs/${token}`)).toBe(200);
    expect(await statusOf(`/api/guest/orders/${token}`)).toBe(200);
  });

  test('is not shown by a changed token, or by one for another version', async () => {
    const { order, path } = await aGuestOrder();
    const other = await aGuestOrder();
    const last = path.at(-1) === 'A' ? 'B' : 'A';
    expect(await statusOf(`${path.slice(0, -1)}${last}`)).toBe(404);
    const later = shop().mail.orderLinks.tokenFor({ id: order.id, version: 2 });
    expect(await statusOf(`/api/guest/orders/${later}`)).toBe(404);
    // The facts of one order with the signature of another.
    const mixed = `${path.slice(0, path.lastIndexOf('/') + 17)}${other.token.slice(16)}`;
    expect(await statusOf(mixed)).toBe(404);
  });

  test('is no longer shown once an admin revokes the link', async () => {
    const { order, path } = await aGuestOrder();
    const { cookie } = await shop().signIn({ isAdmin: true });
    await shop().send('DELETE', `/api/orders/${order.id}/links`, undefined, { cookie });
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(`${path}/invoices`)).toBe(404);
  });

  test('is no longer shown once the order belongs to an account', async () => {
    const { order, path } = await aGuestOrder();
    const { id: customerId } = await shop().signIn();
    await shop().db.update(orders).set({ customerId }).where(eq(orders.id, order.id));
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(`${path}/invoices`)).toBe(404);
  });

  test('is limited for each network, also for tokens that are not valid', async () => {
    const statuses = new Set<number>();
    for (let left = 1_201; left > 0; left--) {
      statuses.add((await limited().get('/api/guest/orders/nothing')).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  }, 60_000);
});

describe('a link', () => {
  test('works until 90 days after the last step, and not longer', async () => {
    const { order, path } = await aGuestOrder();
    shop().clock.shiftMs = 91 * dayMs;
    expect(await statusOf(path)).toBe(404);
    const deliveredAt = new Date(Date.now() + 30 * dayMs);
    await shop().db.update(orders).set({ deliveredAt }).where(eq(orders.id, order.id));
    expect(await statusOf(path)).toBe(200);
    shop().clock.shiftMs = 121 * dayMs;
    expect(await statusOf(path)).toBe(404);
  });

  test('is extended by sending the brief', async () => {
    const { order, path } = await aGuestOrder();
    const sentAt = new Date(Date.now() + 10 * dayMs);
    await shop().db.insert(briefs).values({ orderId: order.id, sentAt });
    shop().clock.shiftMs = 95 * dayMs;
    expect(await statusOf(path)).toBe(200);
    shop().clock.shiftMs = 101 * dayMs;
    expect(await statusOf(path)).toBe(404);
  });

  test.each(['paidAt', 'sentAt', 'startedAt', 'stageSince', 'deliveredAt'] as const)(
    'counts 90 days from %s, and never expires earlier than it says',
    (step) => {
      const none = {
        paidAt: null,
        sentAt: null,
        startedAt: null,
        stageSince: null,
        deliveredAt: null,
      };
      const at = new Date('2026-01-15T12:00:00.000Z');
      const soon = new Date('2026-02-01T00:00:00.000Z');
      const late = new Date('2026-06-01T00:00:00.000Z');
      expect(extendedBy(none, soon)).toEqual(soon);
      expect(extendedBy({ ...none, [step]: at }, soon)).toEqual(
        new Date('2026-04-15T12:00:00.000Z'),
      );
      expect(extendedBy({ ...none, [step]: at }, late)).toEqual(late);
    },
  );
});

describe('the invoices behind a link', () => {
  test('are those of the order, with the links to the provider’s pages', async () => {
    const { order, path } = await aBilledGuestOrder();
    await aBilledGuestOrder();
    const response = await shop().get(`${path}/invoices`);
    expect(response.status).toBe(200);
    const told: Invoice[] = await response.json();
    expect(told).toMatchObject([{ orderId: order.orderId, state: 'paid', amount: '19.00' }]);
    expect(told[0]?.url).toMatch(/^http/);
  });

  test('are none before the provider knows the order', async () => {
    const { path } = await aGuestOrder({ stripeCustomerId: null });
    expect(await (await shop().get(`${path}/invoices`)).json()).toEqual([]);
  });

  test('fail with a sentence while the provider is away, and the order is still shown', async () => {
    const { path } = await aBilledGuestOrder();
    shop().sandbox.faults.always('GET /v1/invoices', { status: 503 });
    const refused = await shop().get(`${path}/invoices`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'provider_down' });
    expect(await statusOf(path)).toBe(200);
  });
});

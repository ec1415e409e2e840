import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openApp, type TestApp } from '#api/testing/app';
import { openFlagsOf } from '#api/testing/order-flags';
import { buy, findOrder, pay } from '#api/testing/orders';
import { loseOrders } from '#api/testing/restore';
import { testShop } from '#api/testing/shop';
import { type OrderRow, orders } from '#db/schema/orders';
import { openTestDatabase } from '#db/testing/database';
import { stripeOf } from '../reconciliation/testing/books.ts';
import { type OpenedCheckout, openCheckout } from '../reconciliation/testing/purchases.ts';

const shop = testShop();
setDefaultTimeout(20_000);

/** Another shop with its own database on the same provider account. */
let other: TestApp;
beforeAll(async () => {
  const { provider, clock } = shop();
  other = await openApp({ database: await openTestDatabase(), provider, clock });
}, 60_000);
afterAll(() => other?.close());

async function order(opened: OpenedCheckout): Promise<OrderRow> {
  return findOrder(shop(), opened.orderId);
}

describe('another shop on the same account with the same order number and amount', () => {
  let ours: OpenedCheckout;
  let theirs: OpenedCheckout;
  beforeAll(async () => {
    ours = await openCheckout(shop(), { productId: (await shop().aProduct()).id });
    theirs = await openCheckout(other, { productId: (await other.aProduct()).id });
  });

  test('opens its own checkout', () => {
    expect([ours.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.orderId).toBe(ours.orderId);
    expect(theirs.sessionId).not.toBe(ours.sessionId);
  });

  test('changes nothing here when its order is paid, by webhook, success page or reconciliation', async () => {
    const before = await order(ours);
    await pay(theirs.url);
    await shop().sandbox.webhooks.settled();
    expect(await order(ours)).toEqual(before);
    const asked = await shop().get(`/api/checkout/sessions/${ours.sessionId}?wait=0`);
    expect(await asked.json()).toMatchObject({ status: 'open' });
    expect((await shop().get(`/api/checkout/sessions/${theirs.sessionId}?wait=0`)).status).toBe(
      404,
    );
    expect(await shop().reconciliation.run()).toMatchObject({ corrected: 0, differing: 0 });
    expect(await order(ours)).toEqual(before);
  });

  test('changes nothing here when its order is renewed, refunded or ended', async () => {
    const before = await order(ours);
    const { subscriptionId, invoiceId } =
      (await shop().provider.findCheckout(theirs.sessionId)) ?? {};
    await shop().provider.refund({
      invoiceId: invoiceId ?? '',
      cents: 500,
      reason: 'duplicate',
      idempotencyKey: crypto.randomUUID(),
    });
    await shop().provider.endNow(subscriptionId ?? '');
    await shop().sandbox.webhooks.settled();
    expect(await order(ours)).toEqual(before);
  });

  test('records its own payment', async () => {
    await other.get(`/api/checkout/sessions/${theirs.sessionId}?wait=0`);
    const [paid] = await other.db.select().from(orders);
    expect(paid).toMatchObject({ paymentStatus: 'paid' });
  });
});

describe('a paid session with our order number but no reference', () => {
  test('is not matched to the order', async () => {
    const opened = await openCheckout(shop(), { productId: (await shop().aProduct()).id });
    const before = await order(opened);
    await payFor(opened, await sessionWithoutReference(opened));
    await shop().reconciliation.run();
    expect(await order(opened)).toEqual(before);
  });

  test('is matched if the order opened it before references existed', async () => {
    const opened = await openCheckout(shop(), { productId: (await shop().aProduct()).id });
    const former = await sessionWithoutReference(opened);
    await shop()
      .db.update(orders)
      .set({ stripeSessionId: former.id })
      .where(eq(orders.orderId, opened.orderId));
    await payFor(opened, former);
    expect((await order(opened)).paymentStatus).toBe('paid');
  });

  async function payFor(opened: OpenedCheckout, { url, id }: { url: string | null; id: string }) {
    await pay(url ?? '');
    expect((await shop().provider.findCheckout(id))?.paid).toBe(true);
    await shop().sandbox.webhooks.settled();
    return order(opened);
  }

  async function sessionWithoutReference({ sessionId, orderId }: OpenedCheckout) {
    const { sessions } = stripeOf(shop()).checkout;
    const { line_items } = await sessions.retrieve(sessionId, { expand: ['line_items'] });
    return sessions.create({
      mode: 'subscription',
      line_items: (line_items?.data ?? []).map(({ price }) => ({
        price: price?.id ?? '',
        quantity: 1,
      })),
      customer_email: 'eve@example.com',
      client_reference_id: orderId,
      metadata: { orderId },
      subscription_data: { metadata: { orderId } },
      success_url: 'https://shop.test/',
    });
  }
});

describe('after a backup is restored', () => {
  test('opens new checkouts and assigns them no old payments', async () => {
    const lost = [await buy(shop(), ''), await buy(shop(), '')];
    await loseOrders(shop().db, lost);
    const opened: OpenedCheckout[] = [];
    for (const { productId } of lost) opened.push(await openCheckout(shop(), { productId }));
    expect(opened.map(({ status, orderId }) => ({ status, orderId }))).toEqual(
      lost.map(({ orderId }) => ({ status: 201, orderId })),
    );
    for (const { stripeSubscriptionId } of lost) {
      await shop().provider.endNow(stripeSubscriptionId ?? '');
    }
    await shop().sandbox.webhooks.settled();
    for (const each of opened) {
      const opened = await order(each);
      expect(opened.paymentStatus).toBe('pending');
      expect(await openFlagsOf(shop().db, opened)).toEqual([]);
      await pay(each.url);
    }
    await shop().sandbox.webhooks.settled();
    for (const each of opened) expect((await order(each)).paymentStatus).toBe('paid');
  });

  test('applies a payment whose session is missing from the backup', async () => {
    const opened = await openCheckout(shop(), { productId: (await shop().aProduct()).id });
    const { id } = await order(opened);
    const earlier = { stripeSessionId: null, checkoutUrl: null };
    await shop().db.update(orders).set(earlier).where(eq(orders.id, id));
    await pay(opened.url);
    await shop().sandbox.webhooks.settled();
    expect((await order(opened)).paymentStatus).toBe('paid');
  });
});
